import { StaffPage, type StaffView } from "#web/app/staff-page.tsx";
import { PracticeDesk } from "#web/features/payments/practice-desk.tsx";

const load = async (): Promise<{ default: StaffView }> => {
  const { default: Dashboard } = await import("#web/features/staff/dashboard.tsx");
  return {
    default: ({ onSignedOut }) => <Dashboard page onSignedOut={onSignedOut} tools={<PracticeDesk />} />,
  };
};

/** The staff desk. */
export default function AdminPage() {
  return <StaffPage load={load} />;
}
