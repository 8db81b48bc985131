export { SubscribePage as default } from "#web/features/payments/subscribe-page.tsx";
