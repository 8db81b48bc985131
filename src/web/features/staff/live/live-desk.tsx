import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createQueryClient } from "#web/platform/queries.ts";
import { audioContext } from "#web/speech/audio.ts";
import { isSignedOut } from "../desk/desk-queries.ts";
import { ProofDialog } from "../sign-in/proof-dialog.tsx";
import { dropStaffHint } from "../sign-in/session.ts";
import { isCallOn } from "./calls.ts";
import { useLive } from "./use-live.ts";

type OnSignedOut = (why: "asked" | "expired") => void;
type Props = {
  readonly onSignedOut: OnSignedOut;
  readonly children: ReactNode;
};

const SignedOut = createContext<OnSignedOut>(() => {});
/** What the page does once somebody is signed out. */
export const useOnSignedOut = () => useContext(SignedOut);

/**
 * What every page of the desk stands in: its reading of the server, which hears of each change, and the question for the
 * password before what needs it. It goes back to the door once the server no longer knows who asks.
 */
export function LiveDesk({ onSignedOut, children }: Props) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Live onSignedOut={onSignedOut} />
      <SignedOut value={onSignedOut}>{children}</SignedOut>
      <ProofDialog />
    </QueryClientProvider>
  );
}

function Live({ onSignedOut }: Pick<Props, "onSignedOut">) {
  const client = useQueryClient();
  useLive();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        if (!isSignedOut(query.state.error)) return;
        dropStaffHint();
        onSignedOut("expired");
      }),
    [client, onSignedOut],
  );
  useEffect(() => {
    // A browser lets a page sound only after somebody has touched it.
    const wake = () => {
      if (isCallOn("sound")) void audioContext()?.resume();
    };
    addEventListener("pointerdown", wake);
    addEventListener("keydown", wake);
    return () => {
      removeEventListener("pointerdown", wake);
      removeEventListener("keydown", wake);
    };
  }, []);
  return null;
}
