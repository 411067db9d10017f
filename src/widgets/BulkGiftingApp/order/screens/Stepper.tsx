import { texts } from "../../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/** Where an order is: the current step in words, and all four as a bar. */
export function Stepper({ step }: { step: 1 | 2 | 3 | 4 }) {
  const { progress, steps } = useTexts(texts);
  return (
    <span className="bulk-steps">
      {progress({ step })}
      <span aria-hidden="true">
        {[steps.amount, steps.recipients, steps.message, steps.payment].map((name, index) => (
          <span key={name} data-done={index < step || undefined}>
            {name}
          </span>
        ))}
      </span>
    </span>
  );
}
