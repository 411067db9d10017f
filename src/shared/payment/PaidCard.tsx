import type { ReactNode } from "react";
import { Money } from "../ui/Money.tsx";
import { useSheet } from "../widget/useSheet.ts";
import css from "./paid.css?inline";

/** A row of the card. */
export interface Fact {
  readonly term: string;
  readonly text: ReactNode;
  /** Whether the text is words, which a browser may translate. Amounts, names and codes are not. */
  readonly isWords?: boolean | undefined;
}

interface PaidCardProps {
  /** The accessible name. */
  label: string;
  /** The sum, as `useMoney` formats it. Null if it is unknown, or if `face` shows it. */
  sum: string | null;
  /** Shown instead of the sum, such as a gift card. */
  face?: ReactNode;
  /** What became of the sum, such as "Paid 9:59 PM". */
  became?: ReactNode;
  facts: readonly Fact[];
}

/** The same card after every payment: the sum, what became of it, and the facts. */
export function PaidCard({ label, sum, face, became, facts }: PaidCardProps) {
  useSheet(css, "shared");
  return (
    <section className="pay-proof" aria-label={label}>
      {face}
      {sum !== null && <Money amount={sum} size="hero" />}
      {became && <div className="pay-became">{became}</div>}
      <dl className="pay-facts">
        {facts.map(({ term, text, isWords }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate={isWords ? undefined : "no"}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
