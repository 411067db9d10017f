import { type KeyboardEvent, useId, useState } from "react";
import { suggestionKey } from "./suggestionKey.ts";

interface TypeAheadOptions<Item> {
  items: readonly Item[];
  onChoose: (item: Item) => void;
}

/**
 * State, keys and roles of a combobox whose list only suggests: arrow keys highlight an entry,
 * Enter chooses it, Escape closes the list without choosing. Focus stays in the field. The list
 * stays open on blur: otherwise the content below it would move away under the pointer that presses
 * it.
 */
export function useTypeAhead<Item>({ items, onChoose }: TypeAheadOptions<Item>) {
  const listId = useId();
  const [isRequested, setRequested] = useState(false);
  const [highlight, setHighlight] = useState({ of: items, index: -1 });
  const isOpen = isRequested && items.length > 0;
  const highlighted = isOpen && highlight.of === items ? highlight.index : -1;
  const optionId = (index: number): string => `${listId}-${index}`;

  function show(index = -1): void {
    setRequested(true);
    setHighlight({ of: items, index });
  }

  function choose(item: Item | undefined): void {
    setRequested(false);
    if (item !== undefined) onChoose(item);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = suggestionKey(event, { isOpen, highlighted, count: items.length });
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if (move === "take") choose(items[highlighted]);
    else if (move === "close") setRequested(false);
    else show(move.index);
  }

  return {
    isRequested,
    isOpen,
    show,
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": listId,
      "aria-activedescendant": highlighted < 0 ? undefined : optionId(highlighted),
      onKeyDown,
      onClick: () => show(highlighted),
    },
    // Pressing in the list must not take focus from the field.
    listProps: {
      role: "listbox",
      id: listId,
      hidden: !isOpen,
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      role: "option",
      id: optionId(index),
      "aria-selected": index === highlighted,
      ref: index === highlighted ? scrollIntoView : undefined,
      onMouseMove: () => index !== highlighted && show(index),
      onClick: () => choose(items[index]),
    }),
  } as const;
}

function scrollIntoView(option: Element | null): void {
  option?.scrollIntoView?.({ block: "nearest" });
}
