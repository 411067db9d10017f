import { createStore } from "zustand/vanilla";
import type { Workspace, WorkspaceDeps } from "./workspaceType.ts";

type WorkspaceScreens = (typeof import("./WorkspaceScreens.tsx"))["WorkspaceScreens"];

export interface LazyWorkspace {
  readonly Screens: WorkspaceScreens | null;
  readonly workspace: Workspace | null;
  readonly hasFailed: boolean;
}

export type LazyWorkspaceStore = ReturnType<typeof createLazyWorkspace>;

/**
 * Loads the code behind the sign-in after a sign-in. Closing it drops all state. It does not use
 * `createLazyPart`, which loads once: each manager gets a new workspace, even one who signs in
 * while the code is loading.
 */
export function createLazyWorkspace(deps: WorkspaceDeps) {
  const store = createStore<LazyWorkspace>(() => ({
    Screens: null,
    workspace: null,
    hasFailed: false,
  }));
  let ending = new AbortController();
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading || store.getState().workspace) return;
    isLoading = true;
    const { signal } = ending;
    store.setState({ hasFailed: false });
    try {
      const [{ WorkspaceScreens }, { createWorkspace }] = await Promise.all([
        import("./WorkspaceScreens.tsx"),
        import("./workspace.ts"),
      ]);
      isLoading = false;
      if (deps.signal.aborted) return;
      // Another manager has signed in while the code was loading.
      if (signal.aborted) return void (deps.session.isSignedIn() && load());
      store.setState({
        Screens: WorkspaceScreens,
        workspace: createWorkspace({ ...deps, signal }),
      });
      deps.settle();
    } catch {
      isLoading = false;
      store.setState({ hasFailed: true });
    }
  }

  deps.signal.addEventListener("abort", () => ending.abort(), { once: true });

  return {
    store,
    load: () => void load(),
    /** Preloads the code while the manager types. */
    preload: () =>
      void Promise.all([import("./WorkspaceScreens.tsx"), import("./workspace.ts")]).catch(
        () => {},
      ),
    close(): void {
      ending.abort();
      ending = new AbortController();
      store.setState({ workspace: null });
    },
  };
}
