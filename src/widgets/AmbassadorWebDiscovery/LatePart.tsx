import { type ReactNode, useEffect, useState } from "react";
import { useLatestCallback } from "../../shared/ui/useLatestCallback.ts";

/** A part whose code comes after the first screen; `absent` stands there where it cannot be had. */
export function LatePart({ load, absent }: { load: () => Promise<ReactNode>; absent: ReactNode }) {
  const [part, setPart] = useState<ReactNode>(null);
  const begin = useLatestCallback(async (): Promise<ReactNode> => {
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
  }, [begin]);
  return part;
}
