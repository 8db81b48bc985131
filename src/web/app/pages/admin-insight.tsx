import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/insight/insight-view.tsx");

/** What happened week by week, for staff. */
export default function AdminInsightPage() {
  return <StaffPage load={load} />;
}
