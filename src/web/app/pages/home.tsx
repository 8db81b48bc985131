import { type ComponentType, lazy, Suspense, useCallback, useState } from "react";
import { LandingPage } from "#web/features/site/landing/landing-page.tsx";
import type { WaitlistOverPageProps } from "../waitlist-over-page.tsx";

const WaitlistOverPage = lazy<ComponentType<WaitlistOverPageProps>>(() =>
  import("../waitlist-over-page.tsx").catch(() => {
    // The form also lives in the chat: where the links lead without script.
    location.assign("/chat?waitlist=1");
    return { default: () => null };
  }),
);

export default function Page() {
  const [waitlist, setWaitlist] = useState<{ open: boolean; plan: string | null } | null>(null);
  const open = useCallback((plan?: string) => setWaitlist({ open: true, plan: plan ?? null }), []);
  const close = useCallback(() => setWaitlist((shown) => shown && { ...shown, open: false }), []);

  return (
    <>
      <LandingPage onWaitlist={open} />
      {waitlist && (
        <Suspense>
          <WaitlistOverPage {...waitlist} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
