import { texts } from "../../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/** The progress of an order: the name of the current step, and a bar with all four. */
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
