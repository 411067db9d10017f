import { type ComponentType, useEffect, useRef, useState } from "react";
import { hostDocument } from "../host/hostDocument.ts";
import { Button } from "../ui/Button.tsx";
import { MapWait } from "./MapWait.tsx";
import { onVisible } from "../host/onVisible.ts";
import type { DrawnMapProps } from "./drawing/DrawnMap.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

type MapComponent = ComponentType<DrawnMapProps> | "loading" | "failed";

/**
 * The map beside the list. It loads when it scrolls into view. If it cannot be drawn, a notice
 * replaces it.
 */
export function MapPane(props: Omit<DrawnMapProps, "onLost">) {
  const copy = useTexts(texts);
  // The map's code may load while the places are still loading, but the map is drawn after the
  // list.
  const isWaiting = props.state.load.kind === "loading";
  const paneRef = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<MapComponent>("loading");
  // Does not use `useLoaded`, which does not try again.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!paneRef.current) return;
    const controller = new AbortController();
    const show = (next: MapComponent) => controller.signal.aborted || setDrawn(() => next);
    onVisible(
      paneRef.current,
      controller.signal,
      () => void loadMap(controller.signal).then(show, () => show("failed")),
    );
    return () => controller.abort();
  }, [tries]);
  return (
    <section
      ref={paneRef}
      className="finder-map"
      aria-label={copy.map}
      data-map={typeof drawn === "string" ? drawn : isWaiting ? "loading" : "drawn"}
    >
      {(drawn === "loading" || (isWaiting && drawn !== "failed")) && <MapWait />}
      {drawn === "failed" && (
        <div className="map-note">
          <p role="status">{copy.mapAbsent}</p>
          <Button
            onClick={() => {
              setDrawn("loading");
              setTries(tries + 1);
            }}
          >
            {copy.mapRetry}
          </Button>
        </div>
      )}
      {typeof drawn !== "string" && !isWaiting && (
        <LoadedMap as={drawn} {...props} onLost={() => setDrawn("failed")} />
      )}
    </section>
  );
}

function LoadedMap({
  as: DrawnMap,
  ...props
}: DrawnMapProps & { as: ComponentType<DrawnMapProps> }) {
  return <DrawnMap {...props} />;
}

/** Throws before the map library loads if the browser has no WebGL 2. */
async function loadMap(signal: AbortSignal): Promise<ComponentType<DrawnMapProps>> {
  if (!canDraw()) throw new Error("no WebGL");
  const { loadDrawing } = await import("./drawing/loadDrawing.ts");
  return loadDrawing(signal);
}

/** Browsers drop the oldest of many WebGL contexts, so the probe's context is released at once. */
function canDraw(): boolean {
  const context =
    typeof WebGL2RenderingContext === "function" &&
    hostDocument.createElement("canvas").getContext("webgl2");
  if (!context) return false;
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return true;
}
