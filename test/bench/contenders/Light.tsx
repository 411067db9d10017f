import { useState } from "react";
import { Counted } from "./counted.tsx";

/** A component so small that the costs of the mount systems themselves show. */
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
