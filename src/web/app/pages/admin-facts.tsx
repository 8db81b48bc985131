import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/facts/facts-view.tsx");

/** What the school says of itself: its day, its town, how to reach it, and what is not decided. */
export default function AdminFactsPage() {
  return <StaffPage load={load} />;
}
