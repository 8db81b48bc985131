import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/families/families-view.tsx");

/** Families: the table, the board, files and duplicates, for staff. */
export default function AdminFamiliesPage() {
  return <StaffPage load={load} />;
}
