import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/money/money-view.tsx");

/** Subscriptions, deposits and what they brought, for staff. */
export default function AdminMoneyPage() {
  return <StaffPage load={load} />;
}
