import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";

type Props = { readonly onClose: () => void };

/** Where the page's address says that the film is wanted: a link works before any script, and Back closes the film. */
const WANTED = "#watch";

const Film = lazy<ComponentType<Props>>(() =>
  import("../film/film.tsx").catch(() => ({ default: Unreachable })),
);

/** Plays the demo that "Watch Demo" promises, over the page. */
export function DemoFilm() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => setOpen(location.hash === WANTED);
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const close = useCallback(() => {
    history.replaceState(history.state, "", location.pathname + location.search);
    setOpen(false);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Film onClose={close} />
    </Suspense>
  );
}

/** Without a connection the link still leads to the cards of the demo, where the page stands already. */
function Unreachable({ onClose }: Props) {
  useEffect(onClose, [onClose]);
  return null;
}
