import type { Example } from "../../src/shared/widget/examples.ts";
import type { Options } from "../../src/shared/options/optionSchema.ts";
import { attributesOf, type Setting } from "../snippets/setting.ts";
import { element } from "./element.ts";
import type { SharedSetting } from "./sharedSetting.ts";
import { parseMarkup } from "./parseMarkup.ts";

/** The element that holds the widget, in the top document, mounted by the real `mount.js`. */
export interface Stage {
  readonly frame: HTMLElement;
  readonly host: HTMLElement;
  readonly options: Options<unknown> | undefined;
  readonly setting: Setting;
  /** Writes the attributes that changed; the widget re-renders with them. */
  change(part: Partial<Setting>): void;
  /** The query that opens exactly this setting. */
  readonly shared: SharedSetting;
  /** Called after each change of the setting or the width. */
  onChange(listener: (setting: Setting) => void): void;
  /** Gives the widget's container a width in px, or the page's own. */
  resize(px: number | null): void;
  /** Adds the widget to the page. */
  open(): void;
}

export async function createStage(
  widget: string,
  example: Example | undefined,
  options: Options<unknown> | undefined,
  shared: SharedSetting,
): Promise<Stage> {
  const host = element("div");
  const frame = element("div", { class: "frame" });
  const listeners = new Set<(setting: Setting) => void>();
  let setting: Setting = {
    widget,
    options: { ...example?.options, ...shared.options },
    attributes: { ...example?.attributes, ...shared.attributes },
    placeholder: example?.placeholder ?? "",
  };

  /** Writes the attributes, and gives the frame the theme that the host page would have. */
  const show = () => {
    write(host, setting, options);
    const { theme = "", brand = "" } = setting.attributes;
    Object.assign(frame.dataset, { theme, brand });
  };

  let { width } = shared;
  const tell = () => listeners.forEach((listener) => listener(setting));
  const showWidth = () => (frame.style.maxWidth = width ? `${width}px` : "");

  showWidth();
  host.append(...(await parseMarkup(setting.placeholder)));
  show();
  return {
    frame,
    host,
    options,
    get setting() {
      return setting;
    },
    change(part) {
      setting = { ...setting, ...part };
      show();
      tell();
    },
    get shared() {
      return { ...setting, width };
    },
    onChange: (listener) => void listeners.add(listener),
    resize(px) {
      width = px;
      showWidth();
      tell();
    },
    open: () => frame.append(host),
  };
}

/**
 * Writes only attributes. The harness's configuration trusts them, because its pages contain no
 * markup of others.
 */
function write(host: HTMLElement, setting: Setting, options: Stage["options"]): void {
  const attributes = new Map(attributesOf(setting, options?.schema));
  for (const name of host.getAttributeNames())
    if (name.startsWith("data-") && !attributes.has(name)) host.removeAttribute(name);
  for (const [name, value] of attributes)
    if (host.getAttribute(name) !== value) host.setAttribute(name, value);
}
