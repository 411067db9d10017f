import { createStore } from "zustand/vanilla";
import { matchesMedia, onMediaChange } from "../../shared/host/media.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import type { TextingStore } from "./textingStore.ts";

export type MobileLinkStore = ReturnType<typeof createMobileLink>;

/**
 * Whether the device is a desktop, and the texting form's store once its code is loaded; both
 * outlive the React tree.
 */
export function createMobileLink({ environment }: StoreDeps<unknown>) {
  const { signal } = environment();
  const device = createStore(() => ({ isDesktop: matchesMedia("desktop") }));
  onMediaChange("desktop", signal, () => device.setState({ isDesktop: matchesMedia("desktop") }));
  const form = createStore<{ readonly texting?: TextingStore }>(() => ({}));

  return {
    device,
    form,
    /** The texting store of this widget, created on first use by the lazy form's code. */
    texting(create: (environment: () => Environment) => TextingStore): TextingStore {
      const existing = form.getState().texting;
      if (existing) return existing;
      const texting = create(environment);
      form.setState({ texting });
      return texting;
    },
  };
}
