import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { createServer, type Plugin } from "vite";
import { launchChromium } from "../support/chromium.ts";
import { gatherPageErrors, type PageErrors } from "../support/pageErrors.ts";

export interface DevVisit extends PageErrors {
  readonly page: Page;
  close(): Promise<void>;
}

export interface Dev {
  visit(address: string): Promise<DevVisit>;
  /**
   * Replaces `before` with `after` in a source file, as if an editor had saved it. Nothing is
   * written to the disk.
   */
  save(file: string, before?: string, after?: string): void;
  /** Undoes all changes. */
  undo(): void;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The server of `npm run dev` on a free port, and a browser. */
export async function openDev(): Promise<Dev> {
  const edits = new Map<string, (code: string) => string>();
  const server = await createServer({
    configFile: `${root}demo/dev/vite.config.ts`,
    // Uses a separate folder, because a developer may run a server beside the tests.
    cacheDir: `${root}node_modules/.cache/dev-test`,
    logLevel: "error",
    plugins: [edited(edits)],
    server: { port: 0 },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("the dev server has no port");
  const browser: Browser = await launchChromium();

  return {
    async visit(path) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const messages = await gatherPageErrors(page);
      await page.goto(`http://localhost:${address.port}${path}`);
      return { page, ...messages, close: () => context.close() };
    },
    save(file, before = "", after = before) {
      const earlier = edits.get(file) ?? ((code) => code);
      edits.set(file, (code) => replaced(earlier(code), before, after));
      server.watcher.emit("change", root + file);
    },
    undo() {
      const files = [...edits.keys()];
      edits.clear();
      for (const file of files) server.watcher.emit("change", root + file);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * Serves modules with the text that `save` has given them. The module of a style sheet is named
 * after its file.
 */
function edited(edits: ReadonlyMap<string, (code: string) => string>): Plugin {
  return {
    name: "edited",
    enforce: "pre",
    transform(code, id) {
      const edit = edits.get(id.slice(root.length).replace(/\.sheet\.js$/, ""));
      return edit ? { code: edit(code), map: null } : null;
    },
  };
}

function replaced(code: string, before: string, after: string): string {
  if (!code.includes(before)) throw new Error(`the file does not say "${before}"`);
  return code.replace(before, after);
}
