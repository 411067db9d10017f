import { type ReactNode, type Ref, useId } from "react";
import type { BrandTag } from "../../../../shared/contracts/partnerBrands.ts";
import { FieldNote } from "../../../../shared/ui/Field.tsx";

interface ChipGroupProps {
  legend: ReactNode;
  tags: readonly BrandTag[];
  chosen: readonly string[];
  onChoose: (tag: BrandTag, isChosen: boolean) => void;
  /** Disables a tag that cannot be chosen at the moment. */
  isBlocked?: ((tag: BrandTag) => boolean) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The first checkbox, which gets the focus after an error. */
  firstRef?: Ref<HTMLInputElement> | undefined;
}

/** A group of checkboxes styled as tags. */
export function ChipGroup({
  legend,
  tags,
  chosen,
  onChoose,
  isBlocked,
  hint,
  error,
  firstRef,
}: ChipGroupProps) {
  const noteId = useId();
  return (
    <fieldset className="chips" aria-describedby={error || hint ? noteId : undefined}>
      <legend>{legend}</legend>
      <div className="chip-row">
        {tags.map((tag, index) => (
          <label key={tag.id} className="chip">
            <input
              ref={index === 0 ? firstRef : undefined}
              className="label-cover"
              type="checkbox"
              checked={chosen.includes(tag.id)}
              disabled={isBlocked?.(tag)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => onChoose(tag, event.currentTarget.checked)}
            />
            <span>{tag.name}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
