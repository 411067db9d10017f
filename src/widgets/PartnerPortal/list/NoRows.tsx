import { Button } from "../../../shared/ui/Button.tsx";
import { useSheet } from "../../../shared/widget/useSheet.ts";
import type { PortalStore } from "../storeType.ts";
import css from "./rows.css?inline";

interface NoRowsProps {
  portal: PortalStore;
  words: {
    readonly none: string;
    readonly noneText: string;
    readonly ask: string;
    readonly askMessage: string;
  };
}

/** Shown for an empty list, with a button that asks the specialist to add an item. */
export function NoRows({ portal, words }: NoRowsProps) {
  useSheet(css);
  return (
    <div className="rows-none">
      <p>
        <strong>{words.none}</strong>
      </p>
      <p className="muted">{words.noneText}</p>
      <Button kind="primary" onClick={() => portal.askForHelp(words.askMessage)}>
        {words.ask}
      </Button>
    </div>
  );
}
