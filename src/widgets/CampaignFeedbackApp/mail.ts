import { seemsStrict } from "../../shared/host/trustedScript.ts";
import { cleanMail } from "./cleanMail.ts";
import { stylesToAttributes } from "./stylesToAttributes.ts";

/**
 * The frame's own policy, regardless of the page's. It allows images and the e-mail's own styles
 * (fault B2).
 */
const policy =
  "default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

const longestMail = 1_000_000;

const baseStyles =
  "body{margin:0;font-family:system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}a{color:#0b57d0;text-decoration:underline;cursor:default}";

/**
 * An e-mail as a document for a sandboxed frame. Nothing in it is active: links only show their
 * address. Under a strict page policy, its styles become presentational attributes. `decorate` may
 * add to the result. Null if nothing can be shown.
 */
export function mailDocument(
  html: string,
  isStrict: boolean = seemsStrict(),
  decorate?: (body: HTMLElement) => void,
): string | null {
  if (!html.trim() || html.length > longestMail) return null;
  try {
    const { body, sheets } = cleanMail(html);
    decorate?.(body);
    // Lets a keyboard user enter the frame and scroll it.
    body.tabIndex = 0;
    if (isStrict) stylesToAttributes(body);
    else restoreStyles(body);
    const styles = isStrict ? "" : `<style>${baseStyles}${sheetText(sheets)}</style>`;
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width"><meta charset="utf-8">`;
    // oxlint-disable-next-line no-restricted-properties -- written out of an inert document, never into one
    return `<!doctype html><html lang="en"><head>${head}<title>Email</title>${styles}</head>${body.outerHTML}</html>`;
  } catch {
    return null;
  }
}

/**
 * The rules as the browser parses them, without fonts and imports, which the frame's policy would
 * refuse with console errors.
 */
function sheetText(css: string): string {
  const sheet = new CSSStyleSheet();
  // If a browser cannot create style sheets by script, the e-mail shows without its own styles.
  if (typeof sheet.replaceSync !== "function") return "";
  sheet.replaceSync(css);
  const rules = [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule));
  // Escaped, so that no text in a rule can close the style element.
  return rules.map(({ cssText }) => cssText.replaceAll("<", "\\3c ")).join("\n");
}

function restoreStyles(body: HTMLElement): void {
  for (const element of [body, ...body.querySelectorAll("[data-style]")]) {
    const style = element.getAttribute("data-style");
    element.removeAttribute("data-style");
    if (style) element.setAttribute("style", style);
  }
}
