import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/account/account-view.tsx");

/** One's own staff account; for owners, those of the others and the audit. */
export default function AdminAccountPage() {
  return <StaffPage load={load} />;
}
