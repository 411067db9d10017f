// @module-tag thorough
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeSite } from "../../../scripts/site.ts";
import { sharedChromium } from "../support/chromium.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webp": "image/webp",
};

let folder: string;
let server: Server;
let url: string;

/** A static host that serves only files and 404.html. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  await writeSite(folder);
  server = createServer(({ url: requested = "/" }, response) => {
    const { pathname } = new URL(requested, "http://localhost");
    const path = join(folder, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
    const isThere = path.startsWith(folder) && existsSync(path) && extname(path) !== "";
    const file = isThere ? path : join(folder, "404.html");
    response.writeHead(isThere ? 200 : 404, { "content-type": types[extname(file)] ?? "" });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  url = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a static host shows the front page, and widgets with their mock API still work once it is offline", async () => {
  const browser = await sharedChromium();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("[data-name]").first().waitFor();
  expect(await page.locator("[data-name]").count()).toBe(25);
  server.closeAllConnections();
  server.close();
  await page.goto(`${url}/?widget=OfferClaimApp&scenario=offer`);
  const widget = page.locator('[data-widget="OfferClaimApp"]');
  await widget.getByLabel("Phone number or email").waitFor();
  await page.goto(`${url}/offers/WELCOME25`);
  await widget.getByLabel("Phone number or email").waitFor();
  await context.close();
  await browser.close();
});
