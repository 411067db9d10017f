import { hostDocument } from "../host/hostDocument.ts";
import { english } from "../texts/language.ts";
import type { Environment } from "./environment.ts";
import { fallbackTexts } from "./fallbackTexts.ts";

const fallbackStyle =
  "all:initial;display:block;padding:16px;font:15px/1.5 system-ui;color:#14211b;background:#fff";

/**
 * A button to try again and a link to help, after the host's placeholder. Adds a sentence if there
 * is no placeholder.
 */
export function errorFallback(
  element: HTMLElement,
  environment: Pick<Environment, "config" | "lang" | "dir" | "messagesOf"> | undefined,
  retry: () => void,
): HTMLElement {
  const { lang, dir, messagesOf } = environment ?? english();
  const copy = messagesOf(fallbackTexts);
  const box = hostDocument.createElement("div");
  box.role = "alert";
  box.lang = lang;
  box.dir = dir;
  box.style.cssText = fallbackStyle;
  if (!hasPlaceholder(element)) box.append(`${copy.failed} `);
  const button = hostDocument.createElement("button");
  button.textContent = copy.retry;
  button.onclick = retry;
  box.append(button);
  const { support = "" } = environment?.config.links ?? {};
  if (/^(https|mailto):/.test(support)) {
    const link = hostDocument.createElement("a");
    link.textContent = copy.help;
    link.href = support;
    box.append(" ", link);
  }
  return box;
}

/**
 * Whether the host's own content is visible. Option scripts and slots for third-party frames do not
 * count.
 */
function hasPlaceholder(element: HTMLElement): boolean {
  return [...element.childNodes].some((node) =>
    node instanceof Element
      ? !node.matches("script,style,template,[slot]")
      : node instanceof Text && node.data.trim(),
  );
}
