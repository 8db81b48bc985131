import { SiteFooter } from "../frame/site-footer.tsx";
import { SiteHeader } from "../frame/site-header.tsx";
import { Closing } from "./closing.tsx";
import { Companions } from "./companions.tsx";
import { DashboardPreview } from "./dashboard-preview.tsx";
import { DemoFilm } from "./demo-film.tsx";
import { DemoPicker } from "./demo-picker.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Plans } from "./plans.tsx";
import { Reservation } from "./reservation.tsx";
import { Resources } from "./resources.tsx";
import { type OnWaitlist, WaitlistContext } from "./waitlist-link.tsx";

type Props = {
  /** Opens the waitlist form in the page; without it the waitlist links lead to the chat's form. */
  readonly onWaitlist?: OnWaitlist;
};

/** The landing page, in the order of the specification's §2. Everything on it works before any script runs. */
export function LandingPage({ onWaitlist }: Props) {
  return (
    <WaitlistContext.Provider value={onWaitlist}>
      <SiteHeader home />
      <main id="main">
        <Hero />
        <HowItWorks />
        <Companions />
        <DemoPicker />
        <DashboardPreview />
        <Plans />
        <Closing />
        <Reservation />
        <Resources />
      </main>
      <SiteFooter home />
      <DemoFilm />
    </WaitlistContext.Provider>
  );
}
