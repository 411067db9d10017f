import { useEffect, useRef } from "react";
import { toJson } from "../json/json.ts";
import { Screen } from "../ui/Screen.tsx";
import type { Finder as FinderStore } from "./finder.ts";
import { Finder } from "./Finder.tsx";
import { colorModeOf, type MapWidgetOptions } from "./mapWidget.ts";

/** What both map widgets show: the finder below its heading, or, in a frame, alone. */
export function MapScreen({ options, finder }: { options: MapWidgetOptions; finder: FinderStore }) {
  const { brands, brandSlugs, pass, heading, embed, styleUrl } = options;
  const choice = toJson([brands, brandSlugs, pass]);
  const last = useRef(choice);
  useEffect(() => {
    if (last.current === choice) return;
    last.current = choice;
    finder.follow();
  }, [finder, choice]);
  const body = <Finder finder={finder} styleUrl={styleUrl} colorMode={colorModeOf(options)} />;
  if (embed || !heading) return <div className="map-alone">{body}</div>;
  return (
    <Screen width="full" heading={heading}>
      {body}
    </Screen>
  );
}
