import { createContext, use } from "react";
import type { BrandKey, Country, PageConfig } from "../config/pageConfig.ts";
import type { Language } from "../texts/language.ts";
import type { ErrorPhase } from "./contract.ts";

/** One widget's view of the page around it, and its ways to reach that page. */
export interface Environment {
  /** Unique within the page; prefixes DOM ids. */
  readonly id: string;
  readonly widget: string;
  /** The name as the page wrote it: `DineHousePanel` for the widget `HousePanel`. */
  readonly written: string;
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly config: PageConfig;
  readonly brand: BrandKey;
  readonly country: Country;
  /** The country that the host names on the element or in `mount`’s options; left out where it names none. */
  readonly hostCountry?: Country | undefined;
  readonly theme: "light" | "dark" | "auto" | "inherit";
  /** The language of the texts, as BCP 47. */
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** A catalogue's texts in that language. */
  readonly messagesOf: Language["messagesOf"];
  readonly router: "browser" | "hash" | "memory";
  /** The path that the host gave to the widget; its routes never leave it. */
  readonly basePath: string;
  /** Aborted when the widget is unmounted: ends its requests, timers and listeners. */
  readonly signal: AbortSignal;
  /** Fires `type` on the element with the widget's name and id; false when the host prevented the default. */
  emit(type: string, detail?: object, cancelable?: boolean): boolean;
  /** The widget's job is complete: `widget:done`. Ids and amounts in cents only, no personal data. */
  done(outcome: string, detail?: object): void;
  /** Leaves the page for a URL that the caller has already checked, unless the host takes over (`widget:navigate`); `replace` leaves no way back to it. */
  navigate(url: string, reason: string, how?: "assign" | "replace"): void;
  /** Reports a failure that does not end the widget to the host and the console, by default as DW403. */
  fail(phase: ErrorPhase, message: string, code?: string): void;
}

export const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error("useEnvironment is called outside a widget");
  return environment;
}
