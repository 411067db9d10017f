import { cleanMail, newElementLike } from "./cleanMail.ts";

/** A text, picture or link of an e-mail, in reading order. */
export interface MailPart {
  readonly kind: "text" | "image" | "link";
  /** The text, the picture's description, or the link's text. */
  readonly text: string;
  /** The address of a picture or link; empty for other parts. */
  readonly address: string;
}

/** A part, with the element that gets the part's number. */
interface PlacedPart extends MailPart {
  readonly element: Element;
}

/** The most parts. A longer list would not be useful. */
const maxParts = 80;

/** The parts of an e-mail that a reviewer can refer to. None if the e-mail cannot be parsed. */
export function partsOf(html: string): MailPart[] {
  try {
    return placedParts(cleanMail(html).body).map(({ kind, text, address }) => ({
      kind,
      text,
      address,
    }));
  } catch {
    return [];
  }
}

/** The parts, by number counted from 1, that the preview marks. */
export interface PartMarks {
  /** The parts that show their number, or `all` while the reviewer chooses one. */
  readonly numbered: "all" | ReadonlySet<number>;
  /** Parts that are new or different. */
  readonly changed: ReadonlySet<number>;
}

/**
 * Inserts numbers before parts of an e-mail, and marks the text of changed ones. `mark` elements
 * need no style, which a strict policy would refuse.
 */
export function markParts(body: HTMLElement, { numbered, changed }: PartMarks): void {
  placedParts(body).forEach(({ kind, element }, index) => {
    const number = index + 1;
    if (changed.has(number) && kind !== "image") {
      const mark = newElementLike(element, "mark");
      mark.append(...element.childNodes);
      element.append(mark);
    }
    if (numbered !== "all" && !numbered.has(number)) return;
    const pin = newElementLike(element, "b");
    const mark = newElementLike(element, numbered === "all" ? "span" : "mark");
    mark.textContent = `[${number}]`;
    pin.append(mark, " ");
    if (kind === "image") element.before(pin);
    else element.prepend(pin);
  });
}

const inline = new Set(
  "a abbr b bdi bdo big br cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** The body was created by `cleanMail`, so no name in it shadows a property. */
function placedParts(body: HTMLElement): PlacedPart[] {
  const parts: PlacedPart[] = [];
  let words = "";
  let start: Element | null = null;
  let links: PlacedPart[] = [];

  /** Ends a paragraph: first its text, then its links. */
  function endText(): void {
    const text = plain(words);
    const isLinkAlone = links.length === 1 && links[0]?.text === text;
    if (text && start && !isLinkAlone)
      parts.push({ kind: "text", text, address: "", element: start });
    parts.push(...links.filter((link) => link.text));
    [words, start, links] = ["", null, []];
  }

  function walk(parent: Element): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (node.data.trim()) start ??= parent;
        words += node.data;
      } else if (node instanceof HTMLElement) visit(node);
    }
  }

  function visit(element: HTMLElement): void {
    const { localName } = element;
    if (localName === "img") {
      endText();
      if (isPicture(element)) parts.push(pictureOf(element));
      return;
    }
    if (localName === "br") words += " ";
    // The outer link already contains the text of a link inside it. Reading it again for each could
    // take minutes.
    if (localName === "a" && !element.parentElement?.closest("a")) links.push(linkOf(element));
    if (inline.has(localName)) return walk(element);
    endText();
    walk(element);
    endText();
  }

  walk(body);
  endText();
  return parts.slice(0, maxParts);
}

/** `cleanMail` stores a link's address as its title. */
function linkOf(element: HTMLElement): PlacedPart {
  return {
    kind: "link",
    text: plain(element.textContent ?? ""),
    address: element.title,
    element,
  };
}

function pictureOf(element: HTMLElement): PlacedPart {
  const address = element.getAttribute("src") ?? "";
  return {
    kind: "image",
    text: plain(element.getAttribute("alt") ?? "") || fileName(address),
    address,
    element,
  };
}

/** False for the one-pixel images that track openings. */
function isPicture(element: HTMLElement): boolean {
  const isDot = ["width", "height"].some((side) => Number(element.getAttribute(side) ?? 2) < 2);
  return element.hasAttribute("src") && !isDot;
}

/**
 * The file name in an address: `spring.jpg` of `https://cdn.example.com/a/spring.jpg?w=600`. Empty
 * for `data:` addresses.
 */
function fileName(address: string): string {
  if (/^data:/i.test(address)) return "";
  const [path = ""] = address.split(/[?#]/);
  return path.split("/").findLast(Boolean) ?? "";
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
