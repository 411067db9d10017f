import { useState } from "react";
import { Counted } from "./counted.tsx";

/** So small that it does not hide what the mount systems themselves cost. */
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
