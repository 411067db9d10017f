import type { WidgetModule } from "../widget/contract.ts";
import { source } from "./source.ts";

const modules: Record<string, Promise<WidgetModule> | undefined> = {};

/** Loads a widget's code once per page; a failed load is forgotten, so that asking again tries again. Rejects with nothing when it took too long. */
export function load(name: string): Promise<WidgetModule> {
  return (modules[name] ??= loadWithRetries(name));
}

/** Four tries: same URL, same URL again, with a query, from the fresh table; 15 s for each, 35 s for all. */
async function loadWithRetries(name: string): Promise<WidgetModule> {
  for (let number = 0, end = Date.now() + 35e3; ; number++) {
    const remainingMs = end - Date.now();
    try {
      return await new Promise((resolve, reject) => {
        const timer = setTimeout(reject, Math.min(15e3, remainingMs));
        source
          .import(name, number)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      });
    } catch (error) {
      if (number > 2 || remainingMs <= 15e3) throw ((modules[name] = undefined), error);
    }
  }
}
