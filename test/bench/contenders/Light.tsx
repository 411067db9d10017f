import { useState } from "react";
import { Counted } from "./counted.tsx";

/** Little enough not to hide what the mount systems take themselves. */
export function Light({ startPosition }: { startPosition: number }) {
  const [times, setTimes] = useState(startPosition);
  return (
    <Counted>
      <p>Dine out {times} times a month</p>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Once more
      </button>
    </Counted>
  );
}
