import { StaffPage } from "#web/app/staff-page.tsx";

const load = () => import("#web/features/staff/inbox/inbox-view.tsx");

/** What families wrote in the chat, and what people of the school answer. */
export default function AdminInboxPage() {
  return <StaffPage load={load} />;
}
