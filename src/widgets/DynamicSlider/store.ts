import type { PlaybackChoice } from "../../shared/carousel/useRotation.ts";
import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * The slideshow's position, kept when the React tree is mounted again after a page translation or a
 * crash.
 */
export interface SliderPosition {
  /**
   * The first item in view, counted from 0. Items, not slides: a slide holds more or fewer brands
   * at other widths.
   */
  readonly item: number;
  readonly choice: PlaybackChoice;
}

export type SliderStore = StoreApi<SliderPosition>;

export function createSliderStore(): SliderStore {
  return createStore<SliderPosition>(() => ({ item: 0, choice: null }));
}
