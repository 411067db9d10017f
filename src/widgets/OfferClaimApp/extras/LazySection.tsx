import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
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
 * A section whose code loads shortly before it scrolls into view. Below the view its space is reserved meanwhile; in view it is not,
 * since an offer may turn out to have nothing to show there. If it fails to load, the page works without it (fault I3).
 */
export function LazySection<PartProps extends object>({
  className,
  load,
  partProps,
}: Props<PartProps>) {
  const container = useRef<HTMLDivElement>(null);
  const [isReserved, setReserved] = useState(false);
  useLayoutEffect(() => {
    setReserved(Number(container.current?.getBoundingClientRect().top) >= innerHeight);
  }, []);
  const [loaded, fail] = useLoaded(async (signal) => {
    if (container.current) await whenVisible(container.current, signal);
    return { Part: await load() };
  });
  if (loaded === "failed") return null;
  return (
    <div ref={container} className={className} data-reserved={isReserved || undefined}>
      {loaded !== "loading" && <loaded.Part {...partProps} onEmpty={fail} />}
    </div>
  );
}
