import { useContext } from "react";
import { isSoonName } from "#web/features/site/soon/soon-name.ts";
import { SoonPage } from "#web/features/site/soon/soon-page.tsx";
import { PageNameContext } from "../page-name.ts";

export default function Page() {
  const name = useContext(PageNameContext);
  return isSoonName(name) ? <SoonPage page={name} /> : null;
}
