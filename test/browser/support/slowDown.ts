import type { Browser } from "playwright-core";

/** With `SLOW=3`, pages compute three times more slowly. */
const slowness = Number(process.env["SLOW"] ?? 1);

/** Slows down every page of a browser by the factor in the environment. */
export function slowDown(browser: Browser): void {
  if (slowness <= 1) return;
  browser.on("context", (context) =>
    context.on("page", async (page) => {
      // A page that is closed at once needs no throttling.
      const devTools = await context.newCDPSession(page).catch(() => undefined);
      await devTools
        ?.send("Emulation.setCPUThrottlingRate", { rate: slowness })
        .catch(() => undefined);
    }),
  );
}
