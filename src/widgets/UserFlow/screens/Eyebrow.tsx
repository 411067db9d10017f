import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** The current step in words, and as a bar where the list of steps has no room. */
export function Eyebrow({ step, steps }: { step: number; steps: number }) {
  const copy = useTexts(texts);
  return (
    <>
      <span className="lead-bar" aria-hidden="true">
        {[...Array(steps).keys()].map((index) => (
          <span key={index} data-reached={index < step || undefined} />
        ))}
      </span>
      {copy.stepOf({ step, steps })}
    </>
  );
}
