import type { Driver } from "./drivers/driver.ts";
import type { HostSite } from "./hostSite.ts";
import type { listed } from "./page/counter.ts";

export const placeholder = '<a href="/elsewhere">Read more</a>';

/** The small widget of the browser tests, in the markup of a host page. */
export const counter = (attributes = "", id = "a") =>
  `<div id="${id}" data-widget="Counter" data-load="eager" ${attributes}>${placeholder}</div>`;

/** An engine's window and a site for it, both open while tests run. */
export interface Scene {
  readonly window: () => Driver;
  readonly site: () => HostSite;
  /** The text of a widget; empty until it has rendered. */
  readonly words: (id?: string) => Promise<string>;
  readonly events: () => Promise<string[]>;
  readonly listing: () => Promise<ReturnType<typeof listed>>;
}
