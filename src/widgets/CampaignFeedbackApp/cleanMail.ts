import { parseInert } from "../../shared/host/trustedScript.ts";

/**
 * The elements that e-mails use for their layout. All others are removed. Their text stays, unless
 * they are in `unread`.
 */
const elements = new Set(
  "a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr".split(
    " ",
  ),
);

/** Elements whose text is not for people. */
const unread = new Set(
  "iframe math noscript object script select svg template textarea title".split(" "),
);

const attributes = new Set(
  "align alt aria-hidden aria-label background bgcolor border cellpadding cellspacing class color colspan dir face height hspace id lang nowrap role rowspan scope size span start summary title valign value vspace width".split(
    " ",
  ),
);

/** The most elements. No e-mail needs more. */
const mostAttributes = 100;

/**
 * If these elements stay open, a parser opens all of them again in each paragraph, which may take
 * minutes. With a mark in their name they are ordinary elements.
 */
const formattingTag = /<\/?(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/gi;

const mostFormattingTags = 200;

/** A private-use character, which no text needs. */
const mark = "\uE000";

export interface CleanMail {
  /** The body of an inert document, with styles in `data-style` and link addresses in `title`. */
  readonly body: HTMLElement;
  /** The text of the e-mail's style sheets. */
  readonly sheets: string;
}

/**
 * The safe parts of an e-mail, as a new tree. The browser parses the HTML, and only the elements
 * and attributes of the lists above are copied. The time is proportional to the length.
 */
export function cleanMail(html: string): CleanMail {
  const clean = parseInert("");
  const sheets: string[] = [];
  const walker = walkerOf(parseInert(masked(html)));

  function copyChildren(into: HTMLElement): void {
    const parent = walker.currentNode;
    for (let node = walker.firstChild(); node; node = walker.nextSibling()) {
      if (node instanceof Text) into.append(unmasked(node.data));
      else if (node instanceof Element) copyElement(node, into);
    }
    walker.currentNode = parent;
  }

  function copyElement(element: Element, into: HTMLElement): void {
    // A form's `localName` may be one of its fields, but forms are not copied.
    const name = unmasked(`${element.localName}`);
    if (name === "body") copyAttributes(element, into);
    if (name === "style") sheets.push(unmasked(textOf(element)));
    else if (elements.has(name)) {
      const copy = clean.createElement(name);
      copyAttributes(element, copy);
      into.append(copy);
      copyChildren(copy);
    } else if (!unread.has(name)) copyChildren(into);
  }

  copyChildren(clean.body);
  return { body: clean.body, sheets: sheets.join("\n") };
}

/**
 * Marks the names `style` and `on…`, because a strict page policy reports them in any document,
 * even if nothing applies them. Marks in other text are removed afterwards.
 */
function masked(html: string): string {
  const text = html
    .replaceAll(mark, "")
    .replaceAll(/(?<=[\s"'/<]s)(?=tyle)|(?<=[\s"'/]o)(?=n)/gi, mark);
  return (text.match(formattingTag)?.length ?? 0) > mostFormattingTags
    ? text.replaceAll(formattingTag, `$&${mark}`)
    : text;
}

function unmasked(text: string): string {
  return text.replaceAll(mark, "");
}

/**
 * Walks the tree without reading properties of elements, because names in the e-mail may shadow
 * them.
 */
function walkerOf(mail: Document): TreeWalker {
  return Document.prototype.createTreeWalker.call(mail, mail);
}

/** Creates an element in the inert document. In the page's document, images would load. */
export function newElementLike(element: Element, tag: string): HTMLElement {
  // oxlint-disable-next-line no-restricted-properties -- nothing shadows names of what `cleanMail` has made
  return element.ownerDocument.createElement(tag);
}

/** The text with its comments, in which old e-mails hide their style sheets. */
function textOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node instanceof CharacterData ? node.data : (node.textContent ?? "")))
    .join("");
}

function copyAttributes(from: Element, to: HTMLElement): void {
  if (from.attributes.length > mostAttributes) return;
  for (const { name: written, value: masked } of from.attributes) {
    const name = unmasked(written);
    const value = unmasked(masked);
    if (name === "style") to.setAttribute("data-style", value);
    else if (name === "href") describeLink(to, value.trim());
    else if (name === "src" || name === "background") copyPicture(to, name, value);
    else if (attributes.has(name)) to.setAttribute(name, value);
  }
}

/** Shows the address of a link as its tooltip. */
function describeLink(link: HTMLElement, address: string): void {
  if (/^(https?|mailto|tel):/i.test(address)) link.setAttribute("title", address.slice(0, 300));
}

function copyPicture(to: HTMLElement, name: string, address: string): void {
  if (/^(https?:|data:image\/)/i.test(address.trim())) to.setAttribute(name, address);
}
