import { useMemo, useState } from "react";
import { copy } from "./copy.ts";
import { tagsOf, type Place } from "./place.ts";

/** So many tags stand there before the others are asked for. */
const fewTags = 6;

/** Kinds of places to press; a place passes with any of those pressed. */
export function TagFilter({
  places,
  chosen,
  onToggle,
}: {
  places: readonly Place[];
  chosen: readonly string[];
  onToggle: (tag: string) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const tags = useMemo(() => tagsOf(places).map(({ tag }) => tag), [places]);
  const known = [...tags, ...chosen.filter((tag) => !tags.includes(tag))];
  const shown = known.filter((tag, index) => isWhole || index < fewTags || chosen.includes(tag));
  const more = known.length - shown.length;
  if (!known.length) return null;
  return (
    <div className="chips" role="group" aria-label={copy.tags}>
      {shown.map((tag) => (
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
      {(more > 0 || isWhole) && known.length > fewTags && (
        <button
          type="button"
          className="chip more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.fewerTags : copy.moreTags(more)}
        </button>
      )}
    </div>
  );
}
