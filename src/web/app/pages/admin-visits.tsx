import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/visits/visits-view.tsx");

/** Times for visits and calls, and who has booked them. */
export default function AdminVisitsPage() {
  return <StaffPage load={load} />;
}
