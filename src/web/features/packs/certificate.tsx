import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import badge from "#web/assets/art/pack-badge.svg";
import { send } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";

const FILE = "ceiba-little-explorers.pdf";
/** Longer than any name; the server makes it fit (see certificateName). */
const MAX_TYPED = 80;

/** §2 "After all 4 weeks a certificate download appears." The name travels in the body and is kept nowhere. */
export function Certificate() {
  const { language, t } = useLocale();
  const [name, setName] = useState("");
  const [state, setState] = useState<"idle" | "busy" | "saved" | "failed">("idle");

  const download = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    try {
      const answer = await send("POST /api/packs/certificate", { body: { name, language } });
      saveAs(await answer.blob(), FILE);
      setState("saved");
    } catch {
      setState("failed");
    }
  };

  return (
    <section
      id="certificate"
      className="child-card explorers-certificate"
      aria-labelledby="certificate-title"
    >
      <img src={badge} alt="" width="220" height="240" />
      <form onSubmit={download}>
        <h2 id="certificate-title">{t("explorers.certificate")}</h2>
        <p>{t("explorers.certificate.text")}</p>
        <label className="field-label" htmlFor="certificate-name">
          {t("explorers.certificate.name")}
        </label>
        <input
          id="certificate-name"
          className="field"
          value={name}
          maxLength={MAX_TYPED}
          autoComplete="off"
          aria-describedby="certificate-hint"
          onChange={(event) => setName(event.target.value)}
        />
        <p className="field-hint" id="certificate-hint">
          {t("explorers.certificate.hint")}
        </p>
        <button type="submit" className="child-button child-go" aria-disabled={state === "busy"}>
          <Download aria-hidden="true" size={26} />
          <span>{t(state === "busy" ? "explorers.certificate.busy" : "explorers.certificate.get")}</span>
        </button>
        <p role="status">
          {state === "saved" && t("explorers.certificate.saved")}
          {state === "failed" && t("explorers.certificate.failed")}
        </p>
      </form>
    </section>
  );
}

/** Hands bytes to the browser's downloads, without an address that could tell them. */
function saveAs(bytes: Blob, file: string): void {
  const address = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement("a"), { href: address, download: file });
  link.click();
  // The browser has the bytes by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
