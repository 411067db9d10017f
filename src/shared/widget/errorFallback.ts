import type { PageConfig } from "../config/pageConfig.ts";
import { hostDocument } from "../host/hostDocument.ts";

const look =
  "all:initial;display:block;padding:16px;font:15px/1.5 system-ui;color:#14211b;background:#fff";

/** A button to try again and a link to help, behind the host's placeholder; a sentence too where there is none. */
export function errorFallback(
  element: HTMLElement,
  config: PageConfig | undefined,
  retry: () => void,
): HTMLElement {
  const box = hostDocument.createElement("div");
  box.role = "alert";
  box.style.cssText = look;
  if (!hasPlaceholder(element)) box.append("This could not be shown. ");
  const button = hostDocument.createElement("button");
  button.textContent = "Try again";
  button.onclick = retry;
  box.append(button);
  const { support = "" } = config?.links ?? {};
  if (/^(https|mailto):/.test(support)) {
    const link = hostDocument.createElement("a");
    link.textContent = "Get help";
    link.href = support;
    box.append(" ", link);
  }
  return box;
}

/** True if the host's own content is visible; option scripts and slots for third-party frames are not. */
function hasPlaceholder(element: HTMLElement): boolean {
  return [...element.childNodes].some((node) =>
    node instanceof Element
      ? !node.matches("script,style,template,[slot]")
      : node instanceof Text && node.data.trim(),
  );
}
