import { hostDocument } from "./hostDocument.ts";

interface OwnPolicy {
  createScriptURL(url: string): string;
  createHTML(markup: string): string;
}

/** The only origins whose scripts the widgets load: the card provider's and the bank link's. */
const origins = ["https://js.stripe.com/", "https://cdn.plaid.com/"];

/** The addresses of blobs that contain the widgets' own code. */
const createdNames = new Set<string>();

const rules: OwnPolicy = {
  createScriptURL: (url) =>
    createdNames.has(url) || origins.some((origin) => url.startsWith(origin)) ? url : "",
  createHTML: (markup) => markup,
};

let policy: OwnPolicy | null | undefined;

/**
 * The widgets' one Trusted Types policy. Null if the browser has no Trusted Types, or if another
 * copy of the widgets has taken the name.
 */
function ownPolicy(): OwnPolicy | null {
  if (policy !== undefined) return policy;
  try {
    // SAFETY: TypeScript knows Trusted Types only in part. This type spells out what is used of
    // them.
    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: OwnPolicy): OwnPolicy };
    };
    policy = trustedTypes?.createPolicy("dining-widgets", rules) ?? null;
  } catch {
    policy = null;
  }
  return policy;
}

/** Loads a script of one of these origins. Throws if the page's policy forbids it. */
export function insertScript(url: string): HTMLScriptElement {
  const tag = hostDocument.createElement("script");
  tag.src = ownPolicy()?.createScriptURL(url) ?? url;
  tag.async = true;
  hostDocument.head.append(tag);
  return tag;
}

/**
 * Marks a blob with the widgets' own code as an address from which Trusted Types allow a worker.
 */
export function ownScriptAddress(url: string): string {
  createdNames.add(url);
  const trusted = ownPolicy()?.createScriptURL(url) ?? url;
  if (typeof trusted === "string") return trusted;
  // MapLibre checks how a worker's address ends before it uses the address.
  return Object.assign(trusted, { endsWith: () => false, split: () => [""] });
}

/** Characters to parse between two checks of the clock. */
const sliceChars = 128;

/** Milliseconds after which parsing is given up. Legitimate markup never takes that long. */
const longestParseMs = 500;

/**
 * Parses foreign markup into a document that loads and runs nothing. Throws if the page's policy
 * forbids it, or if it takes too long: with deep nesting and open `<b>`s, 20 kB keep a parser busy
 * for a minute.
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

/**
 * Shows markup in a frame. The frame stays empty unless its `sandbox` is empty, which forbids
 * everything.
 */
export function fillSandbox(frame: HTMLIFrameElement, markup: string): void {
  if (frame.getAttribute("sandbox") === "")
    frame.srcdoc = ownPolicy()?.createHTML(markup) ?? markup;
}

/**
 * Whether the page seems to have a policy against inline styles. A frame without an address
 * inherits it. A direct test would violate the policy and be reported.
 */
export function seemsStrict(): boolean {
  const isNonced = [...hostDocument.scripts].some(({ nonce }) => nonce);
  return (
    isNonced || hostDocument.querySelector('meta[http-equiv="Content-Security-Policy" i]') !== null
  );
}
