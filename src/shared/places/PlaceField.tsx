import { useStore } from "zustand";
import type { PlaceResult } from "../contracts/places.ts";
import { Field } from "../ui/Field.tsx";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { useSheet } from "../widget/useSheet.ts";
import { useTexts } from "../widget/useTexts.ts";
import css from "./PlaceField.css?inline";
import type { PlaceSearch } from "./placeSearch.ts";
import { texts } from "./texts.ts";
import { useTypeAhead } from "./useTypeAhead.ts";

interface PlaceFieldProps {
  search: PlaceSearch;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  readOnly?: boolean | undefined;
  onChoose: (place: PlaceResult) => void;
}

const noSuggestions: readonly PlaceResult[] = [];

/** A combobox that suggests restaurants while the visitor types. */
export function PlaceField({ search, label, hint, error, readOnly, onChoose }: PlaceFieldProps) {
  const copy = useTexts(texts);
  useSheet(css, "shared");
  const { query, suggestions } = useStore(search.store);
  const items = suggestions ?? noSuggestions;
  const list = useTypeAhead({ items, onChoose });
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="place-field">
          <span className="control">
            <input
              {...ids}
              {...list.inputProps}
              {...inputAttributes}
              readOnly={readOnly}
              value={query}
              onChange={({ currentTarget, nativeEvent }) => {
                list.show();
                search.type(
                  currentTarget.value,
                  "isComposing" in nativeEvent && nativeEvent.isComposing === true,
                );
              }}
              onCompositionEnd={({ currentTarget }) => search.type(currentTarget.value)}
            />
          </span>
          <ul {...list.listProps} aria-label={copy.suggestions} className="place-list">
            {list.isOpen &&
              items.map((item, index) => (
                <li key={item.id} {...list.optionProps(index)} className="place">
                  <strong translate="no">{item.name}</strong>
                  {item.address && <span className="muted">{item.address}</span>}
                </li>
              ))}
          </ul>
          <LiveRegion>
            {suggestions && list.isRequested
              ? items.length
                ? copy.count({ count: items.length })
                : copy.none
              : ""}
          </LiveRegion>
        </div>
      )}
    </Field>
  );
}

const inputAttributes = {
  name: "restaurant",
  type: "text",
  enterKeyHint: "search",
  autoComplete: "off",
  autoCapitalize: "words",
  autoCorrect: "off",
  spellCheck: false,
  maxLength: 200,
} as const;
