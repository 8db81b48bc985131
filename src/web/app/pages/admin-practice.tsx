import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/app/practice-desk.tsx");

/** The practice tools, for staff. */
export default function AdminPracticePage() {
  return <StaffPage load={load} />;
}
