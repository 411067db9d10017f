import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** An attacker's address, and its attack. */
export interface HostileUrl {
  readonly kind: string;
  readonly url: string;
  readonly note: string;
}

/** A text with markup, script or formulas in it. */
export interface HostileText {
  readonly kind: string;
  readonly text: string;
}

/** A text, or `part` repeated this many times between `head` and `tail`. */
const textOrPattern = z.union([
  z.string(),
  z.object({ head: z.string(), part: z.string(), times: z.int(), tail: z.string() }),
]);

function textOf(json: string): string {
  const text = textOrPattern.parse(JSON.parse(json));
  return typeof text === "string" ? text : text.head + text.part.repeat(text.times) + text.tail;
}

function rowsOf(file: string): string[][] {
  return readFileSync(`test/corpora/${file}`, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}

/** The rows of `urls.tsv`. */
export const urls: readonly HostileUrl[] = rowsOf("urls.tsv").map(
  ([kind = "", json = "", note = ""]) => ({ kind, url: textOf(json), note }),
);

/** The rows of `markup.tsv`. Any script that runs in them sets `top.__xss`. */
export const markup: readonly HostileText[] = rowsOf("markup.tsv").map(
  ([kind = "", json = ""]) => ({ kind, text: textOf(json) }),
);
