import * as z from "zod/mini";
import { yieldToMain } from "../../../shared/host/yieldToMain.ts";
import { readStored, readText, removeText, writeStored } from "../../../shared/host/storage.ts";
import type { RecipientList } from "./recipientList.ts";
import { fields, type Person, type Row } from "./row.ts";

const rowsPerPart = 500;
const summaryKey = "bulkGifting:rows";
const partKey = (part: number) => `bulkGifting:rows:${part}` as const;

const summary = z.object({ parts: z.number() });
/** The cells of a recipient, in the order of `fields`. */
type Cells = [string, string, string, string, string, string, string];
const part = z.array(
  z.custom<[line: number | null, ...Cells]>(
    (row) =>
      Array.isArray(row) &&
      row.length === fields.length + 1 &&
      (row[0] === null || typeof row[0] === "number") &&
      row.slice(1).every((cell) => typeof cell === "string"),
  ),
);

/**
 * Stores the recipients for this tab, so that they survive a reload. They are stored in parts, and
 * only changed parts are written, in separate tasks so that the page does not block. If storage is
 * full or refused, they are lost with the page.
 */
export function createRecipientStore(recipientList: RecipientList) {
  let storedParts: (readonly Row[])[] = [];
  let isWriting = false;
  let isStale = false;

  async function write(): Promise<void> {
    isStale = true;
    if (isWriting) return;
    isWriting = true;
    while (isStale) {
      isStale = false;
      const parts = writeParts(recipientList.store.getState().rows);
      while (!parts.next().done && !isStale) await yieldToMain();
    }
    isWriting = false;
  }

  /** Writes the changed parts one at a time, and then the number of parts. */
  function* writeParts(rows: readonly Row[]): Generator<void> {
    const count = Math.ceil(rows.length / rowsPerPart);
    for (let index = 0; index < count; index++) {
      const partRows = rows.slice(index * rowsPerPart, (index + 1) * rowsPerPart);
      const before = storedParts[index];
      if (before?.length === partRows.length && partRows.every((row, at) => row === before[at]))
        continue;
      writeStored(
        "session",
        partKey(index),
        partRows.map((row) => [row.line, ...fields.map((field) => row[field])]),
      );
      storedParts[index] = partRows;
      yield;
    }
    for (let index = count; index < storedParts.length; index++)
      removeText("session", partKey(index));
    storedParts = storedParts.slice(0, count);
    if (count) writeStored("session", summaryKey, { parts: count });
    else removeText("session", summaryKey);
  }

  return {
    write: () => void write(),
    /** Writes everything at once, because the page is about to end. */
    writeNow: () => void [...writeParts(recipientList.store.getState().rows)],
    hasKept: () => readText("session", summaryKey) !== null,
    /** Fills an empty list with the stored recipients. */
    async read(): Promise<void> {
      const { parts } = readStored("session", summaryKey, summary) ?? { parts: 0 };
      for (let index = 0; index < Math.min(parts, 200); index++) {
        const rows = readStored("session", partKey(index), part) ?? [];
        recipientList.add(rows.map(([line, ...cells]) => ({ line, person: personOf(cells) })));
        await yieldToMain();
      }
      recipientList.publish();
    },
    forget(): void {
      const { parts } = readStored("session", summaryKey, summary) ?? { parts: 0 };
      for (let index = 0; index < Math.max(parts, storedParts.length); index++)
        removeText("session", partKey(index));
      removeText("session", summaryKey);
      storedParts = [];
    },
  };
}

function personOf([firstName, lastName, email, phone, amount, message, deliverOn]: Cells): Person {
  return { firstName, lastName, email, phone, amount, message, deliverOn };
}
