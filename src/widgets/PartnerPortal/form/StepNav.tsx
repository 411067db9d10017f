import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { PortalRoute } from "../route.ts";
import { PortalLink } from "../shell/PortalLink.tsx";
import { useCurrentInView } from "../shell/useCurrentInView.ts";
import type { PortalStore } from "../storeType.ts";
import { texts } from "./texts.ts";

interface StepNavProps {
  portal: PortalStore;
  steps: readonly { readonly key: string; readonly title: string; readonly isComplete: boolean }[];
  current: string;
  routeOf: (step: string) => PortalRoute;
}

/** Links to all steps of a form, each with its status. */
export function StepNav({ portal, steps, current, routeOf }: StepNavProps) {
  const copy = useTexts(texts);
  const list = useCurrentInView<HTMLOListElement>(current);
  return (
    <nav aria-label={copy.steps} className="frame-steps">
      <ol ref={list} className="scroll-row">
        {steps.map(({ key, title, isComplete }, index) => (
          <li key={key}>
            <PortalLink
              portal={portal}
              to={routeOf(key)}
              aria-current={key === current ? "step" : undefined}
              data-done={isComplete || undefined}
            >
              <span className="frame-mark" aria-hidden="true">
                {isComplete ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span>{title}</span>
              <span className="visually-hidden"> ({isComplete ? copy.done : copy.incomplete})</span>
            </PortalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
