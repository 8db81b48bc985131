import { LandingPage } from "#web/features/site/landing/landing-page.tsx";

export default function Page() {
  return <LandingPage />;
}
