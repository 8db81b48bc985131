import { LegalPage } from "#web/features/site/legal/legal-page.tsx";

export default function Page() {
  return <LegalPage name="terms" />;
}
