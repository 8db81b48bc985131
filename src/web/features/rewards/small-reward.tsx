import { useEffect, useRef } from "react";
import { endAfter } from "./ending.ts";
import type { Told } from "./told.ts";

type Props = { readonly told: Told; readonly onEnd: () => void };

/** Points that float up from the path, and a toast when they completed a goal. It covers no button and takes no tap. */
export function SmallReward({ told: { overlay, picture, title, extras }, onEnd }: Props) {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => endAfter(overlay.time, () => end.current(), document), [overlay.time]);
  return (
    <div className="reward-small stack raised" data-kind={overlay.kind}>
      <p>
        <img src={picture} alt="" width="40" height="40" />
        <b>{title}</b>
      </p>
      {extras.map((extra) => (
        <p key={extra.id}>
          <img src={extra.picture} alt="" width="40" height="40" />
          {extra.text}
        </p>
      ))}
    </div>
  );
}
