import { hostDocument } from "../host/hostDocument.ts";
import { insertScript } from "../host/trustedScript.ts";

const origin = "https://js.stripe.com";

/** The address that this version of `@stripe/stripe-js` loads. A test compares the two. */
export const scriptUrl = `${origin}/endive/stripe.js`;

/** The script element that is already in the page, the host's or ours. */
export function existingTag(): HTMLScriptElement | null {
  return [...hostDocument.scripts].find(({ src }) => src.startsWith(`${origin}/`)) ?? null;
}

/** Inserts the script element. Throws if the page's policy forbids it. */
export function insertTag(): HTMLScriptElement {
  return insertScript(scriptUrl);
}
