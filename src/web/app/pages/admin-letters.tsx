import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/letters/letters-view.tsx");

/** What parents and teachers wrote, and the newsletter, for staff. */
export default function AdminLettersPage() {
  return <StaffPage load={load} />;
}
