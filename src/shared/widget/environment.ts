import { createContext, use } from "react";
import type { BrandKey, Country, PageConfig } from "../config/pageConfig.ts";
import type { Language } from "../texts/language.ts";
import type { ErrorPhase } from "./contract.ts";

/** One widget's view of the page around it, and the ways in which it may affect that page. */
export interface Environment {
  /** Unique within the page. The widget's DOM ids start with it. */
  readonly id: string;
  readonly widget: string;
  /** The name as the page wrote it: `DineHousePanel` for the widget `HousePanel`. */
  readonly written: string;
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly config: PageConfig;
  readonly brand: BrandKey;
  readonly country: Country;
  /**
   * The country that the host sets on the element or in `mount`'s options. Missing if the host sets
   * none.
   */
  readonly hostCountry?: Country | undefined;
  readonly theme: "light" | "dark" | "auto" | "inherit";
  /** The language of the texts, as BCP 47. */
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** A catalogue's texts in that language. */
  readonly messagesOf: Language["messagesOf"];
  readonly router: "browser" | "hash" | "memory";
  /** The path that the host gave to the widget. Its routes never leave this path. */
  readonly basePath: string;
  /** Aborted when the widget unmounts, which ends its requests, timers and listeners. */
  readonly signal: AbortSignal;
  /**
   * Fires `type` on the element with the widget's name and id. Returns false if the host prevented
   * the default.
   */
  emit(type: string, detail?: object, cancelable?: boolean): boolean;
  /**
   * The widget's job is complete (`widget:done`). `detail` contains only ids and amounts in cents,
   * no personal data.
   */
  done(outcome: string, detail?: object): void;
  /**
   * Leaves the page for a URL that the caller has already checked, unless the host takes over
   * (`widget:navigate`). With `replace`, Back does not return to this page.
   */
  navigate(url: string, reason: string, how?: "assign" | "replace"): void;
  /**
   * Reports a failure that does not end the widget, to the host and the console, by default as
   * DW403.
   */
  fail(phase: ErrorPhase, message: string, code?: string): void;
}

export const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error("useEnvironment is called outside a widget");
  return environment;
}
