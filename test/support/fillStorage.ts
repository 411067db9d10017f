import { vi } from "vitest";

/** From now on the browser has no room for what is stored. Ends with the returned spy's `mockRestore`. */
export const fillStorage = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
