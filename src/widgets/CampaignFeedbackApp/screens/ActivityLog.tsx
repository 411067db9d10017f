import { useState } from "react";
import type { LogEntry } from "../../../shared/contracts/campaigns.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { momentText } from "../review.ts";
import { texts } from "../texts.ts";
import { useDateTexts } from "./useDateTexts.ts";

const initialCount = 10;
const maxMessageLength = 5_000;

/** The activity of the campaign, in the server's order. Entries may be plain texts (E8). */
export function ActivityLog({ log }: { log: readonly LogEntry[] }) {
  const copy = useTexts(texts);
  const [showsAll, setShowsAll] = useState(false);
  const entries = showsAll ? log : log.slice(0, initialCount);
  return (
    <section className="campaign-log" aria-label={copy.log.heading}>
      <h3>{copy.log.heading}</h3>
      {!log.length && <p className="muted">{copy.log.empty}</p>}
      <ol>
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </ol>
      {entries.length < log.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {copy.log.more({ count: log.length - entries.length })}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry: { type, actor, message, createdAt } }: { entry: LogEntry }) {
  const copy = useTexts(texts);
  const types: Readonly<Record<string, string>> = copy.log.types;
  const action = type !== null && Object.hasOwn(types, type) ? types[type] : null;
  const when = momentText(createdAt, useDateTexts());
  return (
    <li>
      {(actor || action) && (
        <p>
          {actor && <b>{actor}</b>}{" "}
          {action && <span className={actor ? "muted" : "campaign-action muted"}>{action}</span>}
        </p>
      )}
      {message && <p className="campaign-words">{message.slice(0, maxMessageLength)}</p>}
      {when && <p className="muted small">{when}</p>}
    </li>
  );
}
