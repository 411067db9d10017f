import type { PlaybackChoice } from "../../shared/carousel/useRotation.ts";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What a slideshow remembers when its React tree is made anew, after a page translation or a crash. */
export interface Show {
  /** The item, not the slide, that comes first in view, counted from 0: slides hold more or fewer brands at other widths. */
  readonly item: number;
  readonly choice: PlaybackChoice;
}

export type ShowStore = StoreApi<Show>;

export function newShow(): ShowStore {
  return createStore<Show>(() => ({ item: 0, choice: null }));
}
