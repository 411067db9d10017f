import type { Browser } from "playwright-core";

/** `SLOW=3` makes the pages compute three times slower than the machine can. */
const slowness = Number(process.env["SLOW"] ?? 1);

/** Throttles the processor for every page of a browser as the environment says. */
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
