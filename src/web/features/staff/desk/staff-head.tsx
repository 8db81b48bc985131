import type { ReactNode } from "react";
import mark from "#web/assets/art/mark-light.svg";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { TooltipArea } from "#web/ui/tooltip.tsx";
import { AsOf } from "../live/as-of.tsx";
import { SafetyAlarm } from "../safety/alarm.tsx";
import { SignOut } from "../sign-in/sign-out.tsx";
import { QuickSearch } from "./quick-search.tsx";
import { type StaffPath, StaffWays } from "./staff-ways.tsx";
import "./dashboard.css";

type Props = {
  readonly title: string;
  readonly path: StaffPath;
  /** What this page offers besides. */
  readonly children?: ReactNode;
};

/** What every page of the desk has at hand: finding a family, the language, the way out. */
export function HeadTools({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="head-tools row">
      <TooltipArea>
        <QuickSearch />
        <LanguageSwitch />
        {children}
        <SignOut />
      </TooltipArea>
    </div>
  );
}

/** Which page of the desk this is, and the way to all others; above both, what cannot wait. */
export function StaffHead({ title, path, children }: Props) {
  return (
    <>
      <SafetyAlarm inTab />
      <header className="staff-head row wraps fixed">
        <img src={mark} alt="" width="44" height="44" />
        <h1>{title}</h1>
        <HeadTools />
        {children}
        <StaffWays path={path} />
      </header>
      <AsOf />
    </>
  );
}
