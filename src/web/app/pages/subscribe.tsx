export { SubscribePage as default } from "#web/features/payments/subscriptions/subscribe-page.tsx";
