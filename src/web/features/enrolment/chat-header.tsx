import type { ReactNode } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import hilda from "../../assets/art/face-hilda.svg";
import { useOnline } from "./use-browser.ts";

type Props = {
  readonly title: string;
  /** Left out where there is no room. */
  readonly subtitle?: string;
  /** Whether the last request reached the school. */
  readonly reachable: boolean;
  /** The logo leads home, except inside somebody else's page. */
  readonly home?: boolean;
  /** Stands before the logo: the button that opens the dashboard. */
  readonly menu?: ReactNode;
};

/** Logo, title, subtitle, whether the chat is online, and EN/ES (specification §2). */
export function ChatHeader({ title, subtitle, reachable, home = true, menu }: Props) {
  const { t } = useLocale();
  const online = useOnline();
  const state = !online ? "offline" : reachable ? "online" : "unreachable";
  const logo = <img src={hilda} alt="" width={60} height={60} />;
  return (
    <header className="chat-header">
      {menu}
      {home ? (
        <a className="chat-logo" href="/" aria-label={t("chat.home")}>
          {logo}
        </a>
      ) : (
        <span className="chat-logo">{logo}</span>
      )}
      <div className="chat-heading">
        <h1>{title}</h1>
        <p className="chat-status">
          <span className="chat-dot" data-state={state} />
          <span role="status">{t(`chat.status.${state}`)}</span>
          {subtitle ? <span className="chat-subtitle">{subtitle}</span> : null}
        </p>
      </div>
      <LanguageSwitch />
    </header>
  );
}
