export { CheckoutPage as default } from "#web/features/payments/checkout-page.tsx";
