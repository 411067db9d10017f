import { useEffect, useState } from "react";
import type { MenuLocation } from "../../../shared/contracts/menus.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { clockWords, wallClock } from "../../../shared/time/weekly.ts";
import { classes } from "../../../shared/ui/classes.ts";
import type { Settings } from "../settings.ts";
import { hoursOf, visibilityAt, type Visibility } from "../visibility.ts";
import { zoneOf } from "../timeZone.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { scheduleText, whenText, zoneText, type Copy } from "../wording.ts";
import { WeekStrip } from "./WeekStrip.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface PreviewProps {
  settings: Settings;
  location: MenuLocation;
  pageZone: string | undefined;
  /** The preview shows unsaved input, not what guests see yet. */
  isUnsaved: boolean;
}

/** Shows whether guests see the menu now, by the location's clock. */
export function Preview({ settings, location, pageZone, isUnsaved }: PreviewProps) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  const nowMs = useCurrentMinute();
  const zone = zoneOf(location, pageZone, nowMs, lang);
  const clock = wallClock(zone.timeZone, nowMs);
  const visibility = visibilityAt(settings, clock);
  const hours = hoursOf(settings);
  const { preview } = copy;
  return (
    <section className="menu-preview" aria-label={titleOf(copy, visibility)}>
      <div role="status">
        <p className={classes("menu-now", visibility.kind === "visible" && "visible")}>
          <span className="menu-dot" aria-hidden="true" />
          <span>
            {titleOf(copy, visibility)}
            {isUnsaved && <span className="muted"> {preview.unsaved}</span>}
          </span>
        </p>
        <p className="muted">{detailOf(copy, visibility, lang)}</p>
      </div>
      {settings.status === "scheduled" && hours && (
        <>
          <p className="menu-schedule">{scheduleText(copy, hours, settings.isAllDay, lang)}</p>
          <WeekStrip hours={hours} clock={clock} />
        </>
      )}
      <p className="muted small figures">
        {preview.time({ day: copy.day[clock.weekday], time: clockWords(clock.minutes, lang) })} (
        {zoneText(copy, zone)})
      </p>
    </section>
  );
}

function titleOf(copy: Copy, { kind }: Visibility): string {
  if (kind === "unknown") return copy.preview.unknown;
  return kind === "visible" ? copy.preview.visible : copy.preview.hidden;
}

function detailOf(copy: Copy, visibility: Visibility, lang: string): string {
  const { preview } = copy;
  switch (visibility.kind) {
    case "visible":
      return visibility.until
        ? preview.until({ when: whenText(copy, visibility.until, lang) })
        : preview.always;
    case "later":
      return visibility.from
        ? preview.from({ when: whenText(copy, visibility.from, lang) })
        : preview.never;
    case "hidden":
      return preview.reasons[visibility.reason];
    case "unknown":
      return copy.unknownStatus;
  }
}

/** The current time, updated every minute. */
function useCurrentMinute(): number {
  const [nowMs, setNowMs] = useState(systemClock);
  useEffect(() => {
    const timer = setTimeout(() => setNowMs(systemClock()), 60_000 - (systemClock() % 60_000) + 50);
    return () => clearTimeout(timer);
  }, [nowMs]);
  return nowMs;
}
