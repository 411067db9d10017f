import { Screen } from "../ui/Screen.tsx";
import { useTexts } from "../widget/useTexts.ts";
import type { Finder as FinderStore } from "./finder.ts";
import { Finder } from "./Finder.tsx";
import { texts } from "./texts.ts";
import { colorModeOf } from "./mapWidget.ts";
import type { Options } from "./options.ts";

/**
 * The screen of both map widgets: the finder below its heading, or alone when it is embedded in a
 * frame.
 */
export function MapScreen({ options, finder }: { options: Options; finder: FinderStore }) {
  const { heading, embed, styleUrl } = options;
  const copy = useTexts(texts);
  const shownHeading = heading ?? copy.heading;
  const body = <Finder finder={finder} styleUrl={styleUrl} colorMode={colorModeOf(options)} />;
  if (embed || !shownHeading) return <div className="map-alone">{body}</div>;
  return (
    <Screen width="full" heading={shownHeading}>
      {body}
    </Screen>
  );
}
