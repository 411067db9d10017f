import { type ComponentType, useEffect, useRef, useState } from "react";
import { onVisible } from "../../../shared/host/onVisible.ts";
import { useLatestCallback } from "../../../shared/ui/useLatestCallback.ts";

/** Callback props that every lazy part receives. */
export interface LazyPartProps {
  readonly onEmpty: () => void;
}

interface Props<PartProps> {
  readonly className: string;
  readonly load: () => Promise<ComponentType<PartProps & LazyPartProps>>;
  readonly partProps: PartProps;
}

/**
 * A part whose code loads shortly before it scrolls into view. Its space is reserved meanwhile; if
 * it fails to load, the page works without it (fault I3).
 */
export function LazyPart<PartProps extends object>({
  className,
  load,
  partProps,
}: Props<PartProps>) {
  const container = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{ Part: ComponentType<PartProps & LazyPartProps> } | null>(null);
  const [isHidden, setHidden] = useState(false);
  const startLoading = useLatestCallback(load);
  useEffect(() => {
    if (!container.current) return undefined;
    const unmounting = new AbortController();
    onVisible(
      container.current,
      unmounting.signal,
      () =>
        void startLoading().then(
          (Part) => unmounting.signal.aborted || setPart({ Part }),
          () => unmounting.signal.aborted || setHidden(true),
        ),
    );
    return () => unmounting.abort();
  }, [startLoading]);
  if (isHidden) return null;
  return (
    <div ref={container} className={className}>
      {part && <part.Part {...partProps} onEmpty={() => setHidden(true)} />}
    </div>
  );
}
