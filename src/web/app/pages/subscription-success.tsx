export { SuccessPage as default } from "#web/features/payments/success-page.tsx";
