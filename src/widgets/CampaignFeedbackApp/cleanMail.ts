import { parseInert } from "../../shared/host/trustedScript.ts";

/** The elements that an e-mail is laid out with. Everything else disappears; its text stays, unless it is one of `unread`. */
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

/** No mail needs as many. */
const mostAttributes = 100;

/** Where these stay open, a parser opens all of them again in each paragraph, which may take minutes. With a mark they are ordinary elements. */
const formattingTag = /<\/?(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/gi;

const mostFormattingTags = 200;

/** A character for private use, which no text needs. */
const mark = "\uE000";

export interface CleanMail {
  /** The body of an inert document, with styles in `data-style` and links in `title`. */
  readonly body: HTMLElement;
  /** The text of its style sheets. */
  readonly sheets: string;
}

/**
 * The safe parts of an e-mail, as a new tree: the browser parses the HTML, and only the elements and attributes of the lists above
 * are copied. Takes time in proportion to the length.
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
    // `localName` of a form may be one of its fields, but forms are not copied anyway.
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
 * The names `style` and `on…` with a mark in them: a strict page policy objects to them in any document, also where nothing
 * applies them. Marks in other text come out again afterwards.
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

/** Walks without asking the elements, whose properties names in the e-mail may shadow. */
function walkerOf(mail: Document): TreeWalker {
  return Document.prototype.createTreeWalker.call(mail, mail);
}

/** A new element of the same inert document: among elements of the page's own, pictures would be loaded. */
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

/** The reviewer sees where a link would lead, as its tooltip. */
function describeLink(link: HTMLElement, address: string): void {
  if (/^(https?|mailto|tel):/i.test(address)) link.setAttribute("title", address.slice(0, 300));
}

function copyPicture(to: HTMLElement, name: string, address: string): void {
  if (/^(https?:|data:image\/)/i.test(address.trim())) to.setAttribute(name, address);
}
