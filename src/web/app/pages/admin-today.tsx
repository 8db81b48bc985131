import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/families/today-view.tsx");

/** What is late, what is due and who waits, for staff. */
export default function AdminTodayPage() {
  return <StaffPage load={load} />;
}
