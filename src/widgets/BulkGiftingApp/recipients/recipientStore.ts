import * as z from "zod/mini";
import { yieldToMain } from "../../../shared/host/yieldToMain.ts";
import { readStored, readText, removeText, writeStored } from "../../../shared/host/storage.ts";
import type { RecipientList } from "./recipientList.ts";
import { fields, type Person, type Row } from "./row.ts";

const rowsPerPart = 500;
const summaryKey = "bulkGifting:rows";
const partKey = (part: number) => `bulkGifting:rows:${part}` as const;

const summary = z.object({ parts: z.number() });
const part = z.array(
  z.tuple([
    z.nullable(z.number()),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
  ]),
);

/**
 * Keeps the recipients for this tab, so that a reload does not lose it: in parts, of which only those that have changed are written,
 * and between turns of the page. Where storage is full or refused, it lasts as long as the page.
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

  /** Writes one changed part at a time, and at the end how many there are. */
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
    /** Writes without a pause, for a page that is about to end. */
    writeNow: () => void [...writeParts(recipientList.store.getState().rows)],
    hasKept: () => readText("session", summaryKey) !== null,
    /** Fills an empty list with what was kept. */
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

function personOf([firstName, lastName, email, phone, amount, message, deliverOn]: readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]): Person {
  return { firstName, lastName, email, phone, amount, message, deliverOn };
}
