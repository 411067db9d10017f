import {
  clockWords,
  weekdays,
  type Weekday,
  type WeeklyChange,
  type WeeklyHours,
} from "../../shared/time/weekly.ts";
import type { Topic } from "./merge.ts";
import type { texts } from "./texts.ts";
import type { LocationZone } from "./timeZone.ts";

/** The texts of the widget. */
export type Copy = typeof texts.messages;

/** The name of a status; one that only the server knows is named by its code. */
export function statusText(copy: Copy, code: string): string {
  return named(copy.status, code);
}

/** The name of a channel; `web_map` becomes `Web map`. */
export function channelText(copy: Copy, code: string): string {
  return named(copy.channel, code);
}

function named(names: Readonly<Record<string, string>>, code: string): string {
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  if (name) return name;
  const words = code.replaceAll(/[_-]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The names of topics, with commas between. */
export function topicsText(copy: Copy, topics: readonly Topic[]): string {
  return topics.map((topic) => copy.topics[topic]).join(", ");
}

/** `Monday to Friday, 9:00 AM – 5:00 PM`. */
export function scheduleText(
  copy: Copy,
  { days, start, end }: WeeklyHours,
  isAllDay: boolean,
  lang: string,
): string {
  const daysWords = daysText(copy, days);
  return isAllDay
    ? copy.schedule.allDay({ days: daysWords })
    : copy.schedule.hours({
        days: daysWords,
        start: clockWords(start, lang),
        end: clockWords(end, lang),
      });
}

/** `Every day`, `Monday to Friday`, `Monday, Wednesday`. */
function daysText({ schedule, everyDay, day: dayNames }: Copy, days: readonly Weekday[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return schedule.noDay;
  if (days.length === 7) return everyDay;
  const isRun = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  return isRun && days.length > 2
    ? schedule.run({ first: dayNames[first], last: dayNames[last] })
    : days.map((day) => dayNames[day]).join(", ");
}

/** `today at 5:00 PM`, `next Monday at 9:00 AM`. */
export function whenText(
  { preview: { when } }: Copy,
  { weekday, inDays, minutes }: WeeklyChange,
  lang: string,
): string {
  const time = clockWords(minutes, lang);
  if (inDays === 0) return when.today({ time });
  if (inDays === 1) return when.tomorrow({ time });
  return (inDays === 7 ? when.nextWeek : when.day)({ day: weekday, time });
}

/** Whose clock the preview follows. */
export function zoneText({ preview }: Copy, { source, name }: LocationZone): string {
  if (source === "device") return preview.zoneOfDevice;
  return source === "state" ? preview.zoneOfState({ name }) : name;
}
