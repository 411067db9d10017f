import { useMemo } from "react";
import { Button } from "../../../shared/ui/Button.tsx";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { partsOf, type MailPart } from "../mailParts.ts";
import { toolsTexts } from "./toolsTexts.ts";

interface MailOutlineProps {
  readonly html: string;
  /** Called with the part in the form that a message uses. */
  readonly onPick: (part: string) => void;
}

/**
 * The numbered parts of an e-mail, each with a button to comment on it, because the sandboxed
 * preview receives no clicks.
 */
export function MailOutline({ html, onPick }: MailOutlineProps) {
  const { parts: words } = useTexts(toolsTexts);
  const parts = useMemo(() => partsOf(html), [html]);
  return (
    <section className="campaign-tool" aria-label={words.heading}>
      <h5>{words.heading}</h5>
      {parts.length === 0 ? <p>{words.none}</p> : <p className="muted small">{words.lead}</p>}
      <ol className="campaign-parts">
        {parts.map((part, index) => {
          const name = nameOf(part, index + 1, words);
          return (
            <li key={`${index} ${part.text}`}>
              <span className="figures muted" aria-hidden="true">
                {index + 1}
              </span>
              <span className="campaign-part">
                <span className="muted small">{words.kinds[part.kind]}</span>
                <span>{part.text || words.undescribed}</span>
              </span>
              <Button
                kind="quiet"
                aria-label={words.commentOn({ name })}
                onClick={() => onPick(name)}
              >
                {words.comment}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The number of characters of a part's text that a message quotes. */
const nameLength = 60;

type PartTexts = (typeof toolsTexts.messages)["parts"];

function nameOf({ kind, text }: MailPart, number: number, words: PartTexts): string {
  const short = text.length > nameLength ? `${text.slice(0, nameLength - 1).trimEnd()}…` : text;
  return words.name({ number, kind, text: short || words.undescribed });
}
