import { hostDocument } from "./hostDocument.ts";

interface OwnPolicy {
  createScriptURL(url: string): string;
  createHTML(markup: string): string;
}

/** Whose scripts we ever ask for: the card provider's and the bank link's. */
const origins = ["https://js.stripe.com/", "https://cdn.plaid.com/"];

/** Addresses of our own code. */
const createdNames = new Set<string>();

const rules: OwnPolicy = {
  createScriptURL: (url) =>
    createdNames.has(url) || origins.some((origin) => url.startsWith(origin)) ? url : "",
  createHTML: (markup) => markup,
};

let policy: OwnPolicy | null | undefined;

/** Our one policy. Null where the browser has no Trusted Types, or the name is taken by another copy of us. */
function ownPolicy(): OwnPolicy | null {
  if (policy !== undefined) return policy;
  try {
    // SAFETY: TypeScript's DOM knows Trusted Types only in part; what is used of them is spelled out here.
    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: OwnPolicy): OwnPolicy };
    };
    policy = trustedTypes?.createPolicy("dining-widgets", rules) ?? null;
  } catch {
    policy = null;
  }
  return policy;
}

/** Asks for a script of one of these origins; throws where the page's policy forbids it. */
export function insertScript(url: string): HTMLScriptElement {
  const tag = hostDocument.createElement("script");
  tag.src = ownPolicy()?.createScriptURL(url) ?? url;
  tag.async = true;
  hostDocument.head.append(tag);
  return tag;
}

/** A blob with code of ours, as an address that workers may be started from under Trusted Types. */
export function ownScriptAddress(url: string): string {
  createdNames.add(url);
  const trusted = ownPolicy()?.createScriptURL(url) ?? url;
  if (typeof trusted === "string") return trusted;
  // MapLibre asks how an address of a worker ends before it passes it on untouched.
  return Object.assign(trusted, { endsWith: () => false, split: () => [""] });
}

/** Characters that are parsed between two looks at the clock. */
const sliceChars = 128;

/** No markup that is meant to be read takes a parser as long, in milliseconds. */
const longestParseMs = 500;

/**
 * Parses foreign markup into a document that loads and runs nothing; throws where the page's policy forbids it, and where it takes
 * too long: with deep nesting and open `<b>`s, 20 kB keep a parser busy for a minute.
 */
export function parseInert(markup: string): Document {
  const inert = hostDocument.implementation.createHTMLDocument("");
  // Elements of the markup may shadow the document's methods.
  const { write, close } = Document.prototype;
  const endMs = performance.now() + longestParseMs;
  for (let start = 0; start < markup.length; start += sliceChars) {
    if (performance.now() > endMs) throw new RangeError("markup that takes too long to parse");
    const slice = markup.slice(start, start + sliceChars);
    write.call(inert, ownPolicy()?.createHTML(slice) ?? slice);
  }
  close.call(inert);
  return inert;
}

/** Shows markup in a frame; one without a `sandbox`, or with any of its allowances, stays empty. */
export function fillSandbox(frame: HTMLIFrameElement, markup: string): void {
  if (frame.getAttribute("sandbox") === "")
    frame.srcdoc = ownPolicy()?.createHTML(markup) ?? markup;
}

/** Whether the page seems to have a policy that refuses inline styles, which frames without an address inherit: asking by trying would be a violation. */
export function seemsStrict(): boolean {
  const isNonced = [...hostDocument.scripts].some(({ nonce }) => nonce);
  return (
    isNonced || hostDocument.querySelector('meta[http-equiv="Content-Security-Policy" i]') !== null
  );
}
