import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { descendants, type Element } from "../elements.ts";
import { parseHtml } from "../parseHtml.ts";
import type { Branching } from "./branches.ts";
import { branchPaths, type BranchPath } from "./branchPaths.ts";
import { constantsIn } from "./constants.ts";
import type { Tag } from "./languages.ts";

/** HTML with the tags of a template language in it, parsed. */
export interface HtmlPage {
  readonly source: string;
  /** As long as the source, with characters of `holes.ts` for tags. */
  readonly text: string;
  readonly tags: readonly Tag[];
  readonly document: DefaultTreeAdapterTypes.Document;
  /** All but those inside `<noscript>`, which no browser with scripts reads. */
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

/** How far up is looked; hostile pages nest deeper. */
const mostAncestors = 200;

/** From the parent upwards. */
export function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  let { parentNode } = element;
  while (parentNode && "tagName" in parentNode && found.length < mostAncestors) {
    found.push(parentNode);
    ({ parentNode } = parentNode);
  }
  return found;
}

/** The text of HTML with entities. */
function decode(html: string): string {
  if (!html.includes("&")) return html;
  const [element] = parseFragment(`<i title="${html.replaceAll('"', "&quot;")}">`).childNodes;
  return element && "attrs" in element ? (element.attrs[0]?.value ?? html) : html;
}
