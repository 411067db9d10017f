import { useId } from "react";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import { texts } from "../texts.ts";
import type { FrameWidth } from "./MailFrame.tsx";

const widths = ["desktop", "phone"] as const;

/** Chooses the width of the previews. */
export function WidthChoice({
  width,
  onChoose,
}: {
  width: FrameWidth;
  onChoose: (width: FrameWidth) => void;
}) {
  const copy = useTexts(texts);
  const name = useId();
  return (
    <fieldset className="campaign-width" role="radiogroup" aria-label={copy.emails.width}>
      {widths.map((option) => (
        <label key={option}>
          <input
            className="label-cover"
            type="radio"
            name={name}
            checked={width === option}
            onChange={() => onChoose(option)}
          />
          <span>{copy.emails[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
