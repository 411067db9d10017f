import { createStore } from "zustand/vanilla";
import { matchesMedia, onMediaChange } from "../../shared/host/media.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { TextingStore } from "./textingStore.ts";

export type MobileLinkStore = ReturnType<typeof createMobileLink>;

/** Where the person is, and, once its code is there, the text message; both outlive the React tree. */
export function createMobileLink({ environment }: StoreStart<unknown>) {
  const { signal } = environment();
  const place = createStore(() => ({ isDesktop: matchesMedia("desktop") }));
  onMediaChange("desktop", signal, () => place.setState({ isDesktop: matchesMedia("desktop") }));
  let texting: TextingStore | undefined;

  return {
    place,
    /** The one text message of this widget; made by the code that only a page with the form loads. */
    texting: (make: (environment: () => Environment) => TextingStore): TextingStore =>
      (texting ??= make(environment)),
  };
}
