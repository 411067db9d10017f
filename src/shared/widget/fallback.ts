import type { PageConfig } from "../config/pageConfig.ts";
import { hostDocument } from "../host/hostDocument.ts";

const look =
  "all:initial;display:block;padding:16px;font:15px/1.5 system-ui;color:#14211b;background:#fff";

/** After a crash, behind the host's placeholder: a few words where there is none, a way to try again, and help. */
export function wayOn(
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

/** Anything of the host's own that will be seen: its script of options and our slots are not. */
function hasPlaceholder(element: HTMLElement): boolean {
  return [...element.childNodes].some((node) =>
    node instanceof Element
      ? !node.matches("script,style,template,[slot]")
      : node instanceof Text && node.data.trim(),
  );
}
