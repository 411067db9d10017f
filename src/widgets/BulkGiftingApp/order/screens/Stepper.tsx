import { copy } from "../../copy.ts";

/** Where an order is: the current step in words, and all four as a bar. */
export function Stepper({ step }: { step: 1 | 2 | 3 | 4 }) {
  return (
    <span className="bulk-steps">
      {copy.progress(step)}
      <span aria-hidden="true">
        {copy.steps.map((name, index) => (
          <span key={name} data-done={index < step || undefined}>
            {name}
          </span>
        ))}
      </span>
    </span>
  );
}
