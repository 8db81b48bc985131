import type { ReactNode } from "react";
import mark from "#web/assets/art/mark-light.svg";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { AsOf } from "./live/as-of.tsx";
import { SafetyAlarm } from "./safety-alarm.tsx";
import { type StaffPath, StaffWays } from "./staff-ways.tsx";
import "./dashboard.css";

type Props = {
  readonly title: string;
  readonly path: StaffPath;
  /** What this page offers besides. */
  readonly children?: ReactNode;
};

/** Which page of the desk this is, and the way to all others; above both, what cannot wait. */
export function StaffHead({ title, path, children }: Props) {
  return (
    <>
      <SafetyAlarm inTab />
      <header className="staff-head row wraps fixed">
        <img src={mark} alt="" width="44" height="44" />
        <h1>{title}</h1>
        {children}
        <LanguageSwitch />
        <StaffWays path={path} />
      </header>
      <AsOf />
    </>
  );
}
