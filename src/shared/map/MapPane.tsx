import { type ComponentType, useEffect, useRef, useState } from "react";
import { hostDocument } from "../host/hostDocument.ts";
import { Button } from "../ui/Button.tsx";
import { whenSeen } from "../host/whenSeen.ts";
import { copy } from "./copy.ts";
import type { DrawnMapProps } from "./drawing/DrawnMap.tsx";

type Drawn = ComponentType<DrawnMapProps> | "coming" | "absent";

/** The map beside the list: fetched when it is seen, and gone without harm where it cannot be drawn. */
export function MapPane(props: Omit<DrawnMapProps, "onLost">) {
  // Its code may come while the places are still on their way; it begins after the list.
  const isWaiting = props.state.supply.kind === "loading";
  const place = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<Drawn>("coming");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const ending = new AbortController();
    const show = (now: Drawn) => ending.signal.aborted || setDrawn(() => now);
    whenSeen(
      place.current,
      ending.signal,
      () => void loadMap(ending.signal).then(show, () => show("absent")),
    );
    return () => ending.abort();
  }, [tries]);
  return (
    <section
      ref={place}
      className="finder-map"
      aria-label={copy.map}
      data-map={typeof drawn === "string" ? drawn : isWaiting ? "coming" : "drawn"}
    >
      {(drawn === "coming" || (isWaiting && drawn !== "absent")) && (
        <p className="map-note muted small">{copy.mapLoading}</p>
      )}
      {drawn === "absent" && (
        <div className="map-note">
          <p role="status">{copy.mapAbsent}</p>
          <Button
            onClick={() => {
              setDrawn("coming");
              setTries(tries + 1);
            }}
          >
            {copy.mapRetry}
          </Button>
        </div>
      )}
      {typeof drawn !== "string" && !isWaiting && (
        <Shown as={drawn} {...props} onLost={() => setDrawn("absent")} />
      )}
    </section>
  );
}

function Shown({ as: DrawnMap, ...props }: DrawnMapProps & { as: ComponentType<DrawnMapProps> }) {
  return <DrawnMap {...props} />;
}

/** Throws where this browser cannot draw a map, before anything large is fetched. */
async function loadMap(signal: AbortSignal): Promise<ComponentType<DrawnMapProps>> {
  if (!canDraw()) throw new Error("no WebGL");
  const { loadDrawing } = await import("./drawing/loadDrawing.ts");
  return loadDrawing(signal);
}

/** Browsers allow a page few drawings and take away the oldest, so that of the question is given back at once. */
function canDraw(): boolean {
  const context =
    typeof WebGL2RenderingContext === "function" &&
    hostDocument.createElement("canvas").getContext("webgl2");
  if (!context) return false;
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return true;
}
