import type { LogEntry } from "../../../shared/contracts/campaigns.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { momentText, partNumber } from "../review.ts";
import { texts } from "../texts.ts";
import { useDateTexts } from "./useDateTexts.ts";

/** The comments on an e-mail, each with the number of the part that it is about. */
export function Comments({ comments }: { readonly comments: readonly LogEntry[] }) {
  const copy = useTexts(texts);
  const dates = useDateTexts();
  return (
    <section className="campaign-comments" aria-label={copy.emails.comments}>
      <ol>
        {comments.map(({ actor, message, createdAt }, index) => {
          const part = partNumber(message ?? "");
          const when = momentText(createdAt, dates);
          return (
            <li key={index}>
              {part !== null && (
                <span className="campaign-number figures" aria-hidden="true">
                  {part}
                </span>
              )}
              <div>
                <p className="campaign-words">{message}</p>
                <p className="muted small">{[actor, when].filter(Boolean).join(" · ")}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
