import { StaffPage, type StaffView } from "#web/app/staff-page.tsx";

const load = async (): Promise<{ default: StaffView }> => {
  const { default: Dashboard } = await import("#web/features/staff/dashboard.tsx");
  return { default: ({ onSignedOut }) => <Dashboard page onSignedOut={onSignedOut} /> };
};

/** The staff desk. */
export default function AdminPage() {
  return <StaffPage load={load} />;
}
