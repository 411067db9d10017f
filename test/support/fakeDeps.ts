import { english } from "../../src/shared/texts/language.ts";
import type { StoreDeps } from "../../src/shared/widget/defineWidget.ts";
import type { Environment } from "../../src/shared/widget/environment.ts";
import { pageConfig } from "../../src/shared/config/pageConfig.ts";

/**
 * The argument of `createStore`, without a widget, for tests of a store alone. `end` simulates the
 * unmount.
 */
export function fakeDeps<O>(options: O): { deps: StoreDeps<O>; end: () => void } {
  const controller = new AbortController();
  const element = document.createElement("div");
  const environment: Environment = {
    id: "test",
    widget: "Test",
    written: "Test",
    element,
    shadow: element.attachShadow({ mode: "open" }),
    config: pageConfig([]),
    brand: "main",
    country: "US",
    theme: "light",
    ...english(),
    router: "memory",
    basePath: "/",
    signal: controller.signal,
    emit: () => true,
    done: () => {},
    navigate: () => {},
    fail: (_, message) => {
      throw new Error(message);
    },
  };
  return {
    deps: { options: () => options, environment: () => environment, onOptions: () => {} },
    end: () => controller.abort(),
  };
}
