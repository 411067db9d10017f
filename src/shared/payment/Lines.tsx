import { Money } from "../ui/Money.tsx";

export interface Line {
  readonly term: string;
  /** An amount as `useMoney` formats it, or an empty text. */
  readonly text: string;
  /** `bill`: the amount that the order beside it may name too. */
  readonly look?: "quiet" | "strong" | "bill" | undefined;
}

/** A list of terms and amounts. */
export function Lines({ lines, label }: { lines: readonly Line[]; label?: string | undefined }) {
  return (
    <dl className="pay-lines" aria-label={label}>
      {lines.map(({ term, text, look }, index) => (
        <div key={`${term} ${index}`} data-look={look}>
          <dt>{term}</dt>
          <dd>{text && <Money amount={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}
