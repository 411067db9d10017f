import { useMemo } from "react";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { downloadText } from "../../../shared/host/output.ts";
import { cash } from "../../../shared/money/cents.ts";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { longDate } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Select } from "../../../shared/ui/Select.tsx";
import { TextField } from "../../../shared/ui/TextField.tsx";
import {
  activityCsv,
  daysIn,
  filtered,
  serversIn,
  statusesIn,
  totalsOf,
  type ActivityFilter,
} from "./activity.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../workspace/texts.ts";
import { statusText } from "./transaction.ts";
import { activityTexts } from "./activityTexts.ts";

export interface ActivityToolsProps {
  rows: readonly ManagedTransaction[];
  timeZone: string | null;
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

/** Filters, totals and exports a location's transactions. */
export function ActivityTools({ rows, timeZone, filter, onFilter }: ActivityToolsProps) {
  const copy = useTexts(activityTexts);
  const { statuses } = useTexts(texts).transactions;
  const { lang } = useEnvironment();
  const days = useMemo(() => daysIn(rows, timeZone), [rows, timeZone]);
  const shownRows = useMemo(() => filtered(rows, filter, timeZone), [rows, filter, timeZone]);
  const servers = useMemo(() => serversIn(rows), [rows]);
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
            return { value, label: day ? longDate(day, lang) : value };
          }),
        ]}
      />
      <Select
        label={copy.status}
        value={filter.status}
        onChange={(status) => onFilter({ ...filter, status })}
        options={[
          { value: "", label: copy.allStatuses },
          ...Object.entries(copy.statuses).map(([value, label]) => ({ value, label })),
          ...statusesIn(rows).map((value) => ({
            value,
            label: copy.paymentsOf({ status: statusText(value, statuses).toLowerCase() }),
          })),
        ]}
      />
      {servers.length > 0 && (
        <Select
          label={copy.server}
          value={filter.server}
          onChange={(server) => onFilter({ ...filter, server })}
          options={[
            { value: "", label: copy.everyServer },
            ...servers.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <Totals shown={shownRows} />
      <p className="muted small" role="status">
        {copy.covers({ count: shownRows.length })}
      </p>
      <Button
        disabled={!shownRows.length}
        onClick={() =>
          downloadText(
            filter.day ? copy.fileOfDay({ day: filter.day }) : copy.file,
            activityCsv(shownRows, timeZone, copy, lang),
            "text/csv;charset=utf-8",
          )
        }
      >
        {copy.export}
      </Button>
    </div>
  );
}

function Totals({ shown }: { shown: readonly ManagedTransaction[] }) {
  const copy = useTexts(activityTexts);
  const { money } = useMoney();
  const totals = totalsOf(shown);
  return (
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
  );
}
