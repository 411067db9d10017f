import { english } from "../../src/shared/texts/language.ts";
import { pageConfig } from "../../src/shared/config/pageConfig.ts";
import type { Environment } from "../../src/shared/widget/environment.ts";

/** A widget's environment without a loader, configured by the gallery's query. */
export function galleryEnvironment(
  element: HTMLElement,
  shadow: ShadowRoot,
  query: URLSearchParams,
): Environment {
  return {
    id: "gallery",
    widget: "Gallery",
    written: "Gallery",
    element,
    shadow,
    config: pageConfig([]),
    brand: query.get("brand") === "alternative" ? "alternative" : "main",
    country: "US",
    theme: query.get("theme") === "dark" ? "dark" : "light",
    ...english(),
    dir: query.get("dir") === "rtl" ? "rtl" : "ltr",
    router: "memory",
    basePath: "/",
    signal: new AbortController().signal,
    emit: () => true,
    done: () => {},
    navigate: () => {},
    fail: (phase, message) => console.error(phase, message),
  };
}
