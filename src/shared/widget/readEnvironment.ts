import type { PageConfig } from "../config/pageConfig.ts";
import type { AttributeTrust } from "../options/attributeTrust.ts";
import { readOptions } from "../options/readOptions.ts";
import { languageFor, wantedLanguage, type Language } from "../texts/language.ts";
import { commonOptions } from "./commonOptions.ts";
import type { Bridge, Place } from "./contract.ts";
import type { Environment } from "./environment.ts";
import { assertMayStart } from "./placeTrust.ts";

/** What has been read before the options. */
interface Surroundings {
  readonly shadow: ShadowRoot;
  readonly config: PageConfig;
  readonly trust: AttributeTrust;
}

/**
 * Reads the options that every widget has. A language other than English may have to load first.
 * Throws an OptionsError for a bad option.
 */
export function readEnvironment(
  place: Place,
  { shadow, config, trust }: Surroundings,
  bridge: Bridge,
  signal: AbortSignal,
): Environment | Promise<Environment> {
  const { element, id, widget, written, overrides } = place;
  assertMayStart(place, config);
  const { theme, lang, brand, country, router, basePath } = readOptions(
    commonOptions,
    element,
    overrides,
    widget,
    trust,
  );
  const emit: Environment["emit"] = (type, detail) => bridge.emit(place, type, detail);
  const environmentIn = (language: Language): Environment => ({
    id,
    widget,
    written,
    element,
    shadow,
    signal,
    config,
    theme,
    router,
    basePath,
    emit,
    brand: brand ?? config.brand,
    country: country ?? config.country,
    hostCountry: country,
    ...language,
    done: (outcome, detail) => void emit("widget:done", { outcome, ...detail }),
    navigate: (url, reason, how = "assign") =>
      void (emit("widget:navigate", { url, reason }, true) && location[how](url)),
    fail: (phase, message, code = "DW403") => bridge.report(place, phase, `${code} ${message}`),
  });
  const language = languageFor(
    wantedLanguage(element, lang),
    (shipped) => bridge.texts?.(widget, shipped),
    config.hostTexts,
  );
  return language instanceof Promise ? language.then(environmentIn) : environmentIn(language);
}
