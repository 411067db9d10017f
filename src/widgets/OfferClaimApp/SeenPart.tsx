import { type ComponentType, useEffect, useRef, useState } from "react";
import { whenSeen } from "../../shared/host/whenSeen.ts";
import { useLatestCallback } from "../../shared/ui/useLatestCallback.ts";

/** What such a part is given besides its own: to say that it has nothing to show. */
export interface SeenPartProps {
  readonly onNothing: () => void;
}

interface Props<Given> {
  readonly className: string;
  readonly load: () => Promise<ComponentType<Given & SeenPartProps>>;
  readonly given: Given;
}

/** A part whose code and data come when it is nearly seen; it keeps its place meanwhile, and without it the page is whole (fault I3). */
export function SeenPart<Given extends object>({ className, load, given }: Props<Given>) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{ Part: ComponentType<Given & SeenPartProps> } | null>(null);
  const [isAbsent, setAbsent] = useState(false);
  const begin = useLatestCallback(load);
  useEffect(() => {
    if (!place.current) return undefined;
    const ending = new AbortController();
    whenSeen(
      place.current,
      ending.signal,
      () =>
        void begin().then(
          (Part) => ending.signal.aborted || setPart({ Part }),
          () => ending.signal.aborted || setAbsent(true),
        ),
    );
    return () => ending.abort();
  }, [begin]);
  if (isAbsent) return null;
  return (
    <div ref={place} className={className}>
      {part && <part.Part {...given} onNothing={() => setAbsent(true)} />}
    </div>
  );
}
