import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/places/places-view.tsx");

/** Pods with their seats, and who waits for one. */
export default function AdminPlacesPage() {
  return <StaffPage load={load} />;
}
