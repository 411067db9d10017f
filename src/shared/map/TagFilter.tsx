import { useMemo, useState } from "react";
import { tagsOf, type Place } from "./place.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

/** Tags shown before "more" is pressed. */
const collapsedCount = 6;

/** Tag toggles; a place matches when it has any of the pressed tags. */
export function TagFilter({
  places,
  chosen,
  onToggle,
}: {
  places: readonly Place[];
  chosen: readonly string[];
  onToggle: (tag: string) => void;
}) {
  const copy = useTexts(texts);
  const [isExpanded, setExpanded] = useState(false);
  const tags = useMemo(() => tagsOf(places).map(({ tag }) => tag), [places]);
  const allTags = [...tags, ...chosen.filter((tag) => !tags.includes(tag))];
  const shownTags = allTags.filter(
    (tag, index) => isExpanded || index < collapsedCount || chosen.includes(tag),
  );
  const hiddenCount = allTags.length - shownTags.length;
  if (!allTags.length) return null;
  return (
    <div className="chips" role="group" aria-label={copy.tags}>
      {shownTags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(tag)}
          onClick={() => onToggle(tag)}
        >
          {tag}
        </button>
      ))}
      {(hiddenCount > 0 || isExpanded) && allTags.length > collapsedCount && (
        <button
          type="button"
          className="chip more"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? copy.fewerTags : copy.moreTags({ count: hiddenCount })}
        </button>
      )}
    </div>
  );
}
