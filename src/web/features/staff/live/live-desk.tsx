import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createQueryClient } from "#web/platform/queries.ts";
import { audioContext } from "#web/speech/audio.ts";
import { isCallOn } from "./calls.ts";
import { useLive } from "./use-live.ts";

/** What every page of the desk stands in: its reading of the server, which hears of each change. */
export function LiveDesk({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Live />
      {children}
    </QueryClientProvider>
  );
}

function Live() {
  useLive();
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
