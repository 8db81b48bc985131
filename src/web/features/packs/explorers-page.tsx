import { type ReactNode, useRef } from "react";
import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import { hasCertificate } from "#domain/packs/progress.ts";
import { ChildPage } from "#web/child/child-page.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { Certificate } from "./certificate.tsx";
import { ParentSupport } from "./parent-support.tsx";
import { Trail } from "./trail.tsx";
import { useWeeks } from "./use-weeks.ts";
import { WeekPack } from "./week-pack.tsx";

/** /little-explorers: the way of four weeks, the chosen week's pack, and a place for the grown-ups' questions. */
export function ExplorersPage({ help }: { readonly help: ReactNode }) {
  return (
    <ChildPage help={help}>
      <Weeks />
    </ChildPage>
  );
}

function Weeks() {
  const voice = useVoice();
  const { progress, chosen, choose, complete } = useWeeks();
  const title = useRef<HTMLHeadingElement>(null);
  const pack = weeklyPacks.find(({ week }) => week === chosen) ?? weeklyPacks[0];

  const open = (week: number) => {
    voice.stop();
    choose(week);
    // The title is there already, whichever week it names a moment later.
    title.current?.focus({ preventScroll: true });
    title.current?.closest("section")?.scrollIntoView();
  };

  return (
    <>
      <Trail progress={progress} onOpen={open} />
      {pack && (
        <WeekPack
          pack={pack}
          progress={progress}
          title={title}
          onComplete={() => {
            voice.stop();
            complete(pack.week);
          }}
          onOpen={open}
        />
      )}
      {hasCertificate(progress, weeklyPacks.length) && <Certificate />}
      <ParentSupport />
    </>
  );
}
