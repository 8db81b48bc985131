import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/records/data-view.tsx");

/** What is kept of a family or a child, for staff. */
export default function AdminDataPage() {
  return <StaffPage load={load} />;
}
