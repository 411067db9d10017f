import { vi } from "vitest";

/** The listeners by which a page asks before it is left. */
const holds = new Set<unknown>();

/** Counts them from now on, for all pages of a walk. */
export function countHolds(): void {
  holds.clear();
  const [add, remove] = [window.addEventListener, window.removeEventListener];
  vi.stubGlobal("addEventListener", (...all: Parameters<typeof add>) => {
    if (all[0] === "beforeunload") holds.add(all[1]);
    else add.apply(window, all);
  });
  vi.stubGlobal("removeEventListener", (...all: Parameters<typeof remove>) => {
    if (!holds.delete(all[1])) remove.apply(window, all);
  });
}

/** Whether a browser asks before a page is left. */
export const isHeld = (): boolean => holds.size > 0;
