import type { Choice } from '../../shared/carousel/useRotation.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What a slideshow remembers when its React tree is made anew, after a page translation or a crash. */
export interface Show {
  /** The item, not the slide, that comes first in view, counted from 0: slides hold more or fewer brands at other widths. */
  readonly item: number
  readonly choice: Choice
}

export type ShowStore = StoreApi<Show>

export function newShow(): ShowStore {
  return createStore<Show>(() => ({ item: 0, choice: null }))
}

/** Items in groups of `size`, in order; the last group may be smaller. */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size))
}

/** How many brands stand on one slide at a width in pixels (design U7). */
export function brandsPerSlide(width: number): number {
  return width < 576 ? 1 : width < 768 ? 2 : 3
}
