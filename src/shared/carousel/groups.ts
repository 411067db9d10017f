/** Splits items into groups of `size`; the last group may be smaller. */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return [...Array(Math.ceil(items.length / size)).keys()].map((group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

/** Brands per slide at a width in pixels (design U7). */
export function brandsPerSlide(width: number): number {
  return width < 576 ? 1 : width < 768 ? 2 : 3;
}
