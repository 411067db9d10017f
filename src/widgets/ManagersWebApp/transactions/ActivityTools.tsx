import { useMemo } from "react";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { downloadText } from "../../../shared/host/output.ts";
import { cash } from "../../../shared/money/cents.ts";
import { useMoney } from "../../../shared/payment/useMoney.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import { activityCsv, daysIn, filtered, totalsOf, type ActivityFilter } from "./activity.ts";
import { activityCopy as copy } from "./activityCopy.ts";

export interface ActivityToolsProps {
  rows: readonly ManagedTransaction[];
  timeZone: string | null;
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

const kinds = ["", "payments", "refunds", "refunded"] as const;

/** Filters a location's transactions, adds them up and exports them. */
export function ActivityTools({ rows, timeZone, filter, onFilter }: ActivityToolsProps) {
  const { money } = useMoney();
  const days = useMemo(() => daysIn(rows, timeZone), [rows, timeZone]);
  const shown = useMemo(() => filtered(rows, filter, timeZone), [rows, filter, timeZone]);
  const totals = totalsOf(shown);
  return (
    <div className="managers-activity">
      <TextField
        label={copy.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={filter.query}
        onChange={(query) => onFilter({ ...filter, query })}
      />
      <Select
        label={copy.day}
        value={filter.day}
        onChange={(day) => onFilter({ ...filter, day })}
        options={[
          { value: "", label: copy.everyDay },
          ...days.map((value) => {
            const day = parseDay(value);
            return { value, label: day ? longDate(day) : value };
          }),
        ]}
      />
      <Select
        label={copy.kind}
        value={filter.kind}
        onChange={(value) =>
          onFilter({ ...filter, kind: kinds.find((kind) => kind === value) ?? "" })
        }
        options={kinds.map((value) => ({ value, label: copy.kinds[value] }))}
      />
      <dl className="managers-lines" aria-label={copy.totals}>
        {(["payments", "tips", "refunds", "net"] as const).map((part) => (
          <div key={part} data-strong={part === "net" || undefined}>
            <dt>{copy[part]}</dt>
            <dd translate="no">
              {(part === "refunds" && totals.refunds) || totals[part] < 0 ? "−" : ""}
              {money(cash(Math.abs(totals[part])))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted small" role="status">
        {copy.covers(shown.length)}
      </p>
      <Button
        disabled={!shown.length}
        onClick={() =>
          downloadText(
            copy.file(filter.day),
            activityCsv(shown, timeZone),
            "text/csv;charset=utf-8",
          )
        }
      >
        {copy.export}
      </Button>
    </div>
  );
}
