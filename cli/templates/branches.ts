import { possibleTexts, type Code } from "./expression.ts";
import { firstIndex } from "./firstIndex.ts";
import { hasHole, outputHole } from "./holes.ts";
import type { Tag } from "./languages.ts";
import type { Span, Text } from "./template.ts";

/** The most texts of a stretch. If there are more, they are not distinguished. */
const mostTexts = 40;

const opening = /^(?:\{(?=[^{%!#])|\{\{\{|\{\{[-~]?|\{!!|\{%[-~+]?|<%[=-]*|<\?(?:=|php\b)?)\s*/;
const closing = /\s*(?:(?<=[^}%!])\}|\}\}\}|[-~]?\}\}|!!\}|[-~]?%\}|-?%>|;?\s*\?>)$/;
const conditions =
  /^[@#]?(?:if|unless|isset|auth|guest|case|switch|ifequal|ifnotequal|ifchanged|can|env)\b/;
const loops = /^[@#]?(?:for|foreach|forelse|each|while|with)\b|\bdo\s*(?:\|[^|]*\|)?$/;
const turns = /^(?:\}\s*)?@?(?:else|elsif|elseif|elif|when|default|case)\b|^\^/;
const lastBranch = /^(?:\}\s*)?@?(?:else(?!\s*if\b)|default)\b|^\^/;
const ends = /^(?:@?end|\/|\}$)/;
const echoed = /\b(?:echo|print)\b([^;]*)/g;

type Turn = "condition" | "loop" | "turn" | "end" | "none";

/** The code between the delimiters of a tag. */
export function codeOf({ text, start, end, code }: Tag): Span {
  if (code) return code;
  const codeStart = start + (opening.exec(text)?.[0].length ?? 0);
  const codeEnd = end - (closing.exec(text)?.[0].length ?? 0);
  return { start: Math.min(codeStart, codeEnd), end: Math.max(codeStart, codeEnd) };
}

/** How a tag affects the branches around it. */
export function turnOf(tag: Tag): Turn {
  if (tag.kind !== "control") return "none";
  const words = tag.text.replace(opening, "").replace(closing, "").trim();
  if (ends.test(words)) return "end";
  // `case` opens a condition in Ruby and Liquid, but begins a branch in Blade's `@switch`.
  if (turns.test(words) && !/^case\b/.test(words)) return "turn";
  if (conditions.test(words)) return "condition";
  return loops.test(words) ? "loop" : "none";
}

/** The tags of a template, and the variables to which it assigns literals. */
export interface Branching {
  readonly source: string;
  readonly tags: readonly Tag[];
  readonly constants: NonNullable<Code["constants"]>;
  /**
   * Whether the text is JSON. Loops then write their content once, and conditions without an `else`
   * write nothing.
   */
  readonly isJson?: boolean;
  /** Decodes the entities of HTML. */
  decode(html: string): string;
}

interface Walk {
  readonly tags: readonly Tag[];
  index: number;
  position: number;
  readonly end: number;
}

/** The tags inside a stretch. `all` must be in the order of the source. */
export function tagsIn({ start, end }: Span, all: readonly Tag[]): Tag[] {
  const first = firstIndex(all.length, (index) => (all[index]?.start ?? 0) >= start);
  const behind = firstIndex(all.length, (index) => (all[index]?.start ?? 0) > end);
  return all.slice(first, behind).filter((tag) => tag.end <= end);
}

/**
 * Every text that a stretch of a template may write, as far as literals tell: one text for each
 * branch, with holes for computed parts.
 */
export function possibleTextsOf(span: Span, branching: Branching): Text[] {
  const tags = tagsIn(span, branching.tags);
  const walk = { tags, index: 0, position: span.start, end: span.end };
  let texts = sequence(walk, branching);
  // A tag that ends something that began outside of the stretch.
  while (walk.index < tags.length) {
    walk.index += 1;
    texts = joined(texts, sequence(walk, branching));
  }
  return texts;
}

/** The texts up to the tag that ends the branch. */
function sequence(walk: Walk, branching: Branching): Text[] {
  let texts: Text[] = [{ text: "", start: walk.position, end: walk.position }];
  for (;;) {
    const tag = walk.tags[walk.index];
    const literalEnd = tag?.start ?? walk.end;
    if (literalEnd > walk.position)
      texts = joined(texts, [
        {
          text: branching.decode(branching.source.slice(walk.position, literalEnd)),
          start: walk.position,
          end: literalEnd,
        },
      ]);
    walk.position = tag?.end ?? walk.end;
    const turn = tag && turnOf(tag);
    if (!tag || turn === "turn" || turn === "end") return texts;
    walk.index += 1;
    if (turn === "condition" || turn === "loop")
      texts = joined(texts, branches(tag, turn, walk, branching));
    else if (tag.kind === "output") texts = joined(texts, written(tag, branching));
  }
}

/** The texts of each branch, and a hole if the condition may write none of them. */
function branches(opener: Tag, turn: Turn, walk: Walk, branching: Branching): Text[] {
  let texts = sequence(walk, branching);
  let isTotal = false;
  for (;;) {
    const tag = walk.tags[walk.index];
    if (!tag) break;
    walk.index += 1;
    if (turnOf(tag) === "end") break;
    isTotal ||= lastBranch.test(branching.source.slice(codeOf(tag).start, tag.end));
    // Text between `case` and its first `when` is not written.
    const isFirst = texts.every(({ text }) => !text.trim());
    const branch = sequence(walk, branching);
    texts = isFirst ? branch : [...texts, ...branch];
  }
  const whole = { start: opener.start, end: walk.position };
  if (branching.isJson) return isTotal ? texts : [...texts, { text: "", ...whole }];
  if (turn === "loop") return [hole(whole)];
  return isTotal ? texts : [...texts, hole(whole)];
}

function written(tag: Tag, { source, constants }: Branching): Text[] {
  const code = { source, constants, ...codeOf(tag) };
  const inside = source.slice(code.start, code.end);
  const echoes = [...inside.matchAll(echoed)];
  const isPlain = !echoes.length || /^(?:echo|print)\b[^;{}]*$/.test(inside);
  if (isPlain)
    // A hole is as long as the tag, so that positions stay the same.
    return possibleTexts(code).map((text) => (hasHole(text.text) ? hole(tag) : text));
  return [
    ...echoes.flatMap(({ 0: whole, 1: value = "", index }) => {
      const start = code.start + index + whole.length - value.length;
      return possibleTexts({ source, constants, start, end: start + value.length });
    }),
    hole(tag),
  ];
}

/** Combines each text of one stretch with each text of the next. */
function joined(before: readonly Text[], after: readonly Text[]): Text[] {
  const all = [...before, ...after];
  if (before.length * after.length > mostTexts)
    return [
      hole({
        start: Math.min(...all.map(({ start }) => start)),
        end: Math.max(...all.map(({ end }) => end)),
      }),
    ];
  return before.flatMap((one) =>
    after.map((other) => {
      if (!one.text) return other;
      if (!other.text) return one;
      return { text: one.text + other.text, start: one.start, end: other.end };
    }),
  );
}

function hole({ start, end }: Span): Text {
  return { text: outputHole.repeat(Math.max(1, end - start)), start, end };
}
