import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/safety/safety-view.tsx");

/** What children wrote that a grown-up must look at, for staff. */
export default function AdminSafetyPage() {
  return <StaffPage load={load} />;
}
