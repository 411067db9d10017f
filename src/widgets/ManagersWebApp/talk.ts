import { createStore } from "zustand/vanilla";

/** A banner over a screen. */
export interface Banner {
  readonly text: string;
  /** Hides by itself after five seconds. */
  readonly passes: boolean;
  readonly key: number;
}

export interface Talk {
  readonly banner: Banner | null;
  /** A toast by its key. */
  readonly toast: { readonly text: string; readonly key: number } | null;
  /** What was done, in place for as long as the screen. */
  readonly done: { readonly title: string; readonly text: string } | null;
}

/** What the counter tells a manager besides its screens. */
export function createTalk() {
  const store = createStore<Talk>(() => ({ banner: null, toast: null, done: null }));
  let count = 0;
  return {
    store,
    say: (text: string, passes: boolean): void =>
      store.setState({ banner: { text, passes, key: ++count } }),
    hush: (): void => store.setState({ banner: null }),
    toast: (text: string): void => store.setState({ toast: { text, key: ++count } }),
    toastGone: (): void => store.setState({ toast: null }),
    done: (title: string, text: string): void => store.setState({ done: { title, text } }),
    forget: (): void => store.setState({ banner: null, done: null }),
  };
}

export type TalkStore = ReturnType<typeof createTalk>;
