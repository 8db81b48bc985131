import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/answers/answers-view.tsx");

/** What the assistant did not know, and what staff teach it. */
export default function AdminAnswersPage() {
  return <StaffPage load={load} />;
}
