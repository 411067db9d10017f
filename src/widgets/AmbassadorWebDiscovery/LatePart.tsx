import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

/** A part whose code comes after the first screen; `absent` stands there where it cannot be had. */
export function LatePart({ load, absent }: { load: () => Promise<ReactNode>; absent: ReactNode }) {
  const [part, setPart] = useState<ReactNode>(null);
  const begin = useEffectEvent(async (): Promise<ReactNode> => {
    try {
      return await load();
    } catch {
      return absent;
    }
  });
  useEffect(() => {
    let isGone = false;
    void begin().then((loaded) => isGone || setPart(loaded));
    return () => {
      isGone = true;
    };
  }, []);
  return part;
}
