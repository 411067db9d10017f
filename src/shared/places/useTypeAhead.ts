import { type KeyboardEvent, useId, useState } from "react";
import { keyMove } from "./keyMove.ts";

interface TypeAhead<Item> {
  items: readonly Item[];
  onChoose: (item: Item) => void;
}

/**
 * State, keys and roles of a combobox whose list suggests and never decides: arrow keys light an entry, Enter takes the lit
 * one, Esc and leaving close the list and take nothing. The focus stays in the field all the time.
 */
export function useTypeAhead<Item>({ items, onChoose }: TypeAhead<Item>) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [lit, setLit] = useState({ of: items, index: -1 });
  const isOpen = isWanted && items.length > 0;
  const litIndex = isOpen && lit.of === items ? lit.index : -1;
  const optionId = (index: number): string => `${listId}-${index}`;

  function show(index = -1): void {
    setWanted(true);
    setLit({ of: items, index });
  }

  function choose(item: Item | undefined): void {
    setWanted(false);
    if (item !== undefined) onChoose(item);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = keyMove(event, { isOpen, litIndex, count: items.length });
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if (move === "take") choose(items[litIndex]);
    else if (move === "close") setWanted(false);
    else show(move.index);
  }

  return {
    isWanted,
    isOpen,
    show,
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": listId,
      "aria-activedescendant": litIndex < 0 ? undefined : optionId(litIndex),
      onKeyDown,
      onClick: () => show(litIndex),
      onBlur: () => setWanted(false),
    },
    // The pointer's way into the list takes no focus from the field.
    listProps: {
      role: "listbox",
      id: listId,
      hidden: !isOpen,
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      role: "option",
      id: optionId(index),
      "aria-selected": index === litIndex,
      ref: index === litIndex ? reveal : undefined,
      onMouseMove: () => index !== litIndex && show(index),
      onClick: () => choose(items[index]),
    }),
  } as const;
}

function reveal(option: Element | null): void {
  option?.scrollIntoView?.({ block: "nearest" });
}
