import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../texts.ts";

export interface FlowStep {
  readonly name: string;
  readonly detail: string;
}

interface StepListProps {
  heading: string;
  steps: readonly FlowStep[];
  /** The current step, counted from 1. One more than the last one when all are done. */
  current: number;
}

/** The whole flow beside the current screen, where there is room: what is done, and what comes. */
export function StepList({ heading, steps, current }: StepListProps) {
  const copy = useTexts(texts);
  return (
    <aside className="lead-steps">
      <h3>{heading}</h3>
      <ol>
        {steps.map(({ name, detail }, index) => {
          const isDone = index + 1 < current;
          return (
            <li
              key={name}
              data-done={isDone || undefined}
              aria-current={index + 1 === current ? "step" : undefined}
            >
              <span className="lead-step-mark figures" aria-hidden="true">
                {isDone ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span className="lead-step-words">
                <span>
                  {name}
                  {isDone && <span className="visually-hidden"> ({copy.steps.done})</span>}
                </span>
                <span className="muted small">{detail}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
