import { useSheet } from "../widget/useSheet.ts";
import css from "./Money.css?inline";

export interface MoneyProps {
  /** Formatted by `src/shared/money`: '$1,234.50'. */
  amount: string;
  size?: "text" | "large" | "huge" | "hero" | undefined;
}

/**
 * An amount in tabular figures. In the largest size, the currency sign is smaller. Page translation
 * does not change it.
 */
export function Money({ amount, size = "text" }: MoneyProps) {
  useSheet(css, "ui");
  const parts = amount.split(/(\p{Sc})/u);
  return (
    <span className={`money ${size}`} translate="no" dir="ltr">
      {parts.map((part, index) =>
        index % 2 ? (
          <span key={index} className="sign">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
