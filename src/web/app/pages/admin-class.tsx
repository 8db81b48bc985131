import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/class/class-view.tsx");

/** The staff's side of the student portal. */
export default function AdminClassPage() {
  return <StaffPage load={load} />;
}
