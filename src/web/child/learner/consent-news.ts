const CHANNEL = "ceiba.consents";

/** Tells the other tabs of this browser that an adult has answered: what they show may no longer be allowed. */
export function tellConsentsChanged(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Hears that an adult has answered in another tab; call what it returns to hear no more. */
export function onConsentsChanged(heard: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = heard;
  return () => channel.close();
}
