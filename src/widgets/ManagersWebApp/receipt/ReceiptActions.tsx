import type { RefObject } from "react";
import { printDocument } from "../../../shared/host/printDocument.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { LinkButton } from "../../../shared/ui/LinkButton.tsx";
import printCss from "./receipt.print.css?inline";
import { texts } from "./texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** A row of a receipt. */
export type ReceiptLine = readonly [term: string, text: string];

interface ReceiptActionsProps {
  title: string;
  restaurant: string | null;
  lines: readonly ReceiptLine[];
  /** The element that shows the rows. */
  receipt: RefObject<HTMLElement | null>;
}

/**
 * Prints a receipt, or puts it into a message of the manager's own mail program, because the API
 * has no call that sends one.
 */
export function ReceiptActions({ title, restaurant, lines, receipt }: ReceiptActionsProps) {
  const copy = useTexts(texts);
  const subject = restaurant ? copy.subject({ title, restaurant }) : title;
  const text = lines.map((line) => line.join(": ")).join("\r\n");
  return (
    <div className="managers-receipt-actions">
      <Button
        onClick={() => {
          if (receipt.current) printDocument(title, [receipt.current], printCss);
        }}
      >
        {copy.print}
      </Button>
      <LinkButton href={mailto(subject, text)}>{copy.email}</LinkButton>
    </div>
  );
}

function mailto(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
