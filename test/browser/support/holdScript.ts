import type { Page } from "playwright-core";

/** Holds a script back until `release` is called. */
export async function holdScript(page: Page, address: string, script: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolved) => (release = resolved));
  await page.route(address, async (route) => {
    await released;
    await route.fulfill({ body: script, contentType: "text/javascript" });
  });
  return release;
}
