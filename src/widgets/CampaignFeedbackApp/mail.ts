import { parseInert, seemsStrict } from "../../shared/host/trustedScript.ts";
import { plainLooks } from "./plainLooks.ts";

/** What can run, load, navigate or ask for something; an e-mail program shows none of it either. */
const unwanted =
  "script,noscript,iframe,frame,frameset,object,embed,applet,base,meta,link,title,template,input,button,select,textarea,video,audio,source,track,portal,svg,math,style";

/** The frame's own policy, whatever the page's: pictures and the e-mail's own styles (faults B2). */
const policy =
  "default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

const longestMail = 1_000_000;

/**
 * An e-mail as a whole document for a sandboxed frame, without anything that acts: links name their address and lead
 * nowhere. Under a strict page policy its styles become the old attributes. Null where nothing can be shown.
 */
export function mailDocument(html: string, isStrict: boolean = seemsStrict()): string | null {
  if (!html.trim() || html.length > longestMail) return null;
  try {
    const { markup, sheets } = quieted(html);
    const mail = parseInert(markup);
    clean(mail);
    // So that a keyboard gets into the frame, and can scroll there.
    mail.body.tabIndex = 0;
    if (isStrict) plainLooks(mail);
    else restoreStyles(mail);
    const styles = isStrict ? "" : `<style>${own}${sheets}</style>`;
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width"><meta charset="utf-8">`;
    // oxlint-disable-next-line no-restricted-properties -- written out of an inert document, never into one
    return `<!doctype html><html lang="en"><head>${head}<title>Email</title>${styles}${mail.head.innerHTML}</head>${mail.body.outerHTML}</html>`;
  } catch {
    return null;
  }
}

const own =
  "body{margin:0;font-family:system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}a{color:#0b57d0;text-decoration:underline;cursor:default}";

/** Without what a policy would be asked about already while it is parsed, although nobody applies it; its style sheets apart. */
function quieted(html: string): { readonly markup: string; readonly sheets: string } {
  const sheets: string[] = [];
  const markup = html
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, sheet: string) => {
      sheets.push(sheet.replaceAll(/@import[^;]*;?|@font-face\s*\{[^}]*\}/gi, ""));
      return "";
    })
    .replaceAll(/<[a-z][^>]*>/gi, (tag) =>
      tag.replaceAll(/(?<=[\s"'/])(style|on[a-z]+)(?=\s*=)/gi, "data-$1"),
    );
  return { markup, sheets: sheets.join("\n") };
}

function clean(mail: Document): void {
  for (const element of mail.querySelectorAll(unwanted)) element.remove();
  for (const element of mail.querySelectorAll("*")) {
    for (const name of element.getAttributeNames())
      if (isActive(name)) element.removeAttribute(name);
  }
  for (const link of mail.querySelectorAll("[href]")) inert(link);
  for (const picture of mail.querySelectorAll("[src],[background]")) {
    for (const name of ["src", "background"])
      if (!/^\s*(https?:|data:image\/)/i.test(picture.getAttribute(name) ?? ""))
        picture.removeAttribute(name);
  }
}

function isActive(name: string): boolean {
  return /^(data-)?on|^(srcset|srcdoc|action|formaction|ping|target|download|autofocus|xlink:href|nonce|accesskey|tabindex|contenteditable|popover|is)$/i.test(
    name,
  );
}

/** The reviewer sees where a link would lead, as its tooltip. */
function inert(link: Element): void {
  const address = link.getAttribute("href") ?? "";
  link.removeAttribute("href");
  if (/^(https?|mailto|tel):/i.test(address.trim()))
    link.setAttribute("title", address.trim().slice(0, 300));
}

function restoreStyles(mail: Document): void {
  for (const element of mail.querySelectorAll("[data-style]")) {
    const style = element.getAttribute("data-style") ?? "";
    element.removeAttribute("data-style");
    element.setAttribute("style", style);
  }
}
