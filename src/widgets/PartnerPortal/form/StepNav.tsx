import { CheckIcon } from "../../../shared/ui/icons/Check.ts";
import type { Place } from "../place.ts";
import { PortalLink } from "../shell/PortalLink.tsx";
import { useCurrentInView } from "../shell/useCurrentInView.ts";
import type { PortalStore } from "../store.ts";
import { copy } from "./copy.ts";

interface StepNavProps {
  portal: PortalStore;
  steps: readonly { readonly key: string; readonly title: string; readonly isComplete: boolean }[];
  now: string;
  placeOf: (step: string) => Place;
}

/** All steps of a form, each a link, with what is done. */
export function StepNav({ portal, steps, now, placeOf }: StepNavProps) {
  const row = useCurrentInView<HTMLOListElement>(now);
  return (
    <nav aria-label={copy.steps} className="frame-steps">
      <ol ref={row}>
        {steps.map(({ key, title, isComplete }, index) => (
          <li key={key}>
            <PortalLink
              portal={portal}
              to={placeOf(key)}
              aria-current={key === now ? "step" : undefined}
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
