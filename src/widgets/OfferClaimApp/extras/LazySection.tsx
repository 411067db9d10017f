import { type ComponentType, useRef } from "react";
import { whenVisible } from "../../../shared/host/onVisible.ts";
import { useLoaded } from "../../../shared/ui/useLoaded.ts";

/** Callback props that every lazy section receives. */
export interface LazySectionProps {
  readonly onEmpty: () => void;
}

interface Props<PartProps> {
  readonly className: string;
  readonly load: () => Promise<ComponentType<PartProps & LazySectionProps>>;
  readonly partProps: PartProps;
}

/**
 * A section whose code loads shortly before it scrolls into view. Its space is reserved meanwhile; if
 * it fails to load, the page works without it (fault I3).
 */
export function LazySection<PartProps extends object>({
  className,
  load,
  partProps,
}: Props<PartProps>) {
  const container = useRef<HTMLDivElement>(null);
  const [loaded, fail] = useLoaded(async (signal) => {
    if (container.current) await whenVisible(container.current, signal);
    return { Part: await load() };
  });
  if (loaded === "failed") return null;
  return (
    <div ref={container} className={className}>
      {loaded !== "loading" && <loaded.Part {...partProps} onEmpty={fail} />}
    </div>
  );
}
