/** How much of the map the list's sheet or a place's card covers from below, in px. */
export function coveredPx(map: HTMLElement): number {
  const { top, bottom, left, right } = map.getBoundingClientRect();
  const finder = map.closest(".finder");
  const covers = [".place-sheet", ".map-card"].map((selector) => {
    const box = finder?.querySelector(selector)?.getBoundingClientRect();
    const isOver = box && box.height > 0 && box.left < right && box.right > left && box.top > top;
    return isOver ? Math.max(0, bottom - box.top) : 0;
  });
  return Math.max(...covers);
}
