import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/mails/mails-view.tsx");

/** Which mails went out, for staff. */
export default function AdminMailsPage() {
  return <StaffPage load={load} />;
}
