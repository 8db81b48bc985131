import { useEffect, useState } from "react";

/** The present time, told anew every so often: for waiting times that grow while nobody touches the page. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
