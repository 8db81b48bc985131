import { useEffect } from "react";
import { StaffPage, type StaffView } from "#web/app/staff-page.tsx";

const load = async (): Promise<{ default: StaffView }> => {
  const { default: Dashboard } = await import("#web/features/staff/desk/dashboard.tsx");
  return { default: ({ onSignedOut }) => <Dashboard page onSignedOut={onSignedOut} /> };
};

/** The staff desk. Mails from before safety had a page of its own lead here. */
export default function AdminPage() {
  useEffect(() => {
    if (/^#(item-|safety-title$)/.test(location.hash)) location.replace(`/admin/safety${location.hash}`);
  }, []);
  return <StaffPage load={load} />;
}
