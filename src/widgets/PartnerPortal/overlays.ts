import { createStore } from "zustand/vanilla";
import type { Environment } from "../../shared/widget/environment.ts";
import type { PortalRoute } from "./route.ts";
import { texts } from "./texts.ts";

export interface Toast {
  readonly key: number;
  readonly text: string | null;
}

export interface BackgroundActivity {
  readonly text: string;
  /** The route of the activity. Null in another project. */
  readonly route: PortalRoute | null;
}

export type Overlays = ReturnType<typeof createOverlays>;

/** The overlays of the shell: a toast, a dialog, and the background activity of other pages. */
export function createOverlays(environment: () => Environment) {
  const toast = createStore<Toast>(() => ({ key: 0, text: null }));
  const dialog = createStore<{ readonly open: null | "help" | "submit"; readonly message: string }>(
    () => ({ open: null, message: "" }),
  );
  const activity = createStore<{ readonly current: BackgroundActivity | null }>(() => ({
    current: null,
  }));
  const showToast = (text: string): void => toast.setState(({ key }) => ({ key: key + 1, text }));
  const closeDialog = (): void => dialog.setState({ open: null });
  return {
    toast,
    dialog,
    activity,
    showToast,
    dismissToast: () => toast.setState({ text: null }),
    askForHelp: (message = "") => dialog.setState({ open: "help", message }),
    openSubmit: () => dialog.setState({ open: "submit" }),
    closeDialog,
    /** Reports that the code of a dialog or tool failed to load. */
    dialogFailed(): void {
      closeDialog();
      const { heading, text } = environment().messagesOf(texts).loadFailed;
      showToast(`${heading}. ${text}`);
    },
  };
}
