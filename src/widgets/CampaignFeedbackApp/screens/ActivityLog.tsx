import { useState } from "react";
import type { LogEntry } from "../../../shared/contracts/campaigns.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { copy } from "../copy.ts";
import { momentText } from "../review.ts";

const shownAtFirst = 10;
const longestMessage = 5_000;

/** Who did what and when, in the server's order; plain texts count too (E8). */
export function ActivityLog({ log }: { log: readonly LogEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? log : log.slice(0, shownAtFirst);
  return (
    <section className="campaign-log" aria-label={copy.log.heading}>
      <h3>{copy.log.heading}</h3>
      {!log.length && <p className="muted">{copy.log.empty}</p>}
      <ol>
        {shown.map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </ol>
      {shown.length < log.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {copy.log.more(log.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry: { type, actor, message, createdAt } }: { entry: LogEntry }) {
  const types: Readonly<Record<string, string>> = copy.log.types;
  const what = type !== null && Object.hasOwn(types, type) ? types[type] : null;
  const when = momentText(createdAt);
  return (
    <li>
      {(actor || what) && (
        <p>
          {actor && <b>{actor}</b>} {what && <span className="muted">{what}</span>}
        </p>
      )}
      {message && <p className="campaign-words">{message.slice(0, longestMessage)}</p>}
      {when && <p className="muted small">{when}</p>}
    </li>
  );
}
