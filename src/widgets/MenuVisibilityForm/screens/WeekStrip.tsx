import {
  weekdays,
  minutesPerDay,
  type WallClock,
  type Weekday,
  type WeeklyHours,
} from "../../../shared/time/weekly.ts";
import { classes } from "../../../shared/ui/classes.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface WeekStripProps {
  hours: WeeklyHours;
  clock: WallClock;
}

/** The week as seven bars with a mark at the current time; the text next to it says the same. */
export function WeekStrip({ hours, clock }: WeekStripProps) {
  const copy = useTexts(texts);
  return (
    <div className="menu-week" aria-hidden="true">
      {weekdays.map((day) => (
        <div key={day} className={classes("menu-week-day", day === clock.weekday && "today")}>
          <span>{copy.shortDay[day]}</span>
          <span className="menu-bar">
            {spansOf(hours, day).map(([from, to]) => (
              <span
                key={from}
                className="menu-span"
                style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
              />
            ))}
            {day === clock.weekday && (
              <span className="menu-mark" style={{ insetInlineStart: percent(clock.minutes) }} />
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The covered parts of a day, in minutes, including hours that started the evening before. */
function spansOf({ days, start, end }: WeeklyHours, day: Weekday): (readonly [number, number])[] {
  const isOvernight = end <= start;
  const yesterday = weekdays[(weekdays.indexOf(day) + 6) % 7];
  const sameDay = days.includes(day) ? [[start, isOvernight ? minutesPerDay : end] as const] : [];
  const overnight =
    isOvernight && end > 0 && yesterday && days.includes(yesterday) ? [[0, end] as const] : [];
  return [...overnight, ...sameDay];
}

function percent(minutes: number): string {
  return `${(minutes / minutesPerDay) * 100}%`;
}
