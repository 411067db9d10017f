import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { descendants, type Element } from "../elements.ts";
import { parseHtml } from "../parseHtml.ts";
import type { Branching } from "./branches.ts";
import { branchPaths, type BranchPath } from "./branchPaths.ts";
import { constantsIn } from "./constants.ts";
import type { Tag } from "./languages.ts";

/** Parsed HTML with the tags of a template language in it. */
export interface HtmlPage {
  readonly source: string;
  /** The text of the page, as long as the source, with the characters of `holes.ts` for tags. */
  readonly text: string;
  readonly tags: readonly Tag[];
  readonly document: DefaultTreeAdapterTypes.Document;
  /** All elements except those inside `<noscript>`, which browsers with scripts do not read. */
  readonly elements: readonly Element[];
  readonly branching: Branching;
  branchAt(position: number): BranchPath;
}

export function htmlPage(source: string, text: string, unsorted: readonly Tag[]): HtmlPage {
  const tags = unsorted.toSorted((one, other) => one.start - other.start);
  const document = parseHtml(text, { sourceCodeLocationInfo: true });
  return {
    source,
    text,
    tags,
    document,
    elements: [...descendants(document, ({ tagName }) => tagName !== "noscript")],
    branching: { source, tags, constants: constantsIn(source), decode },
    branchAt: branchPaths(tags),
  };
}

/** How many ancestors are checked. Hostile pages are nested deeper. */
const mostAncestors = 200;

/** The ancestors, starting with the parent. */
export function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  let { parentNode } = element;
  while (parentNode && "tagName" in parentNode && found.length < mostAncestors) {
    found.push(parentNode);
    ({ parentNode } = parentNode);
  }
  return found;
}

/** Decodes HTML entities. */
function decode(html: string): string {
  if (!html.includes("&")) return html;
  const [element] = parseFragment(`<i title="${html.replaceAll('"', "&quot;")}">`).childNodes;
  return element && "attrs" in element ? (element.attrs[0]?.value ?? html) : html;
}
