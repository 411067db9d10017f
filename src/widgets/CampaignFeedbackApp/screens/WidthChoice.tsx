import { useId } from "react";
import { copy } from "../copy.ts";
import type { Desk } from "../store.ts";

const widths = ["desktop", "phone"] as const;

/** At which width the previews are drawn. */
export function WidthChoice({
  width,
  onChoose,
}: {
  width: Desk["width"];
  onChoose: (width: Desk["width"]) => void;
}) {
  const name = useId();
  return (
    <fieldset className="campaign-width" role="radiogroup" aria-label={copy.emails.width}>
      {widths.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={width === each}
            onChange={() => onChoose(each)}
          />
          <span>{copy.emails[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
