import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { WebkitPaths } from "../../../scripts/browsers/engines.ts";
import { viewport, type Driver } from "./driver.ts";
import { inPage } from "./inPage.ts";
import { clickActions, keyActions, keyboardActions, textActions } from "./keys.ts";
import { freePort, newBelongings, printed, type Belongings } from "./processes.ts";
import { newSession } from "./webdriver.ts";

export interface WebkitOptions {
  readonly paths: WebkitPaths;
  /**
   * Settings of WebKitGTK. For example, `--enable-tabs-to-links=false` makes Tab work as in Safari.
   */
  readonly settings?: readonly string[];
}

/** WebKitGTK's MiniBrowser on its own X screen, controlled with WebDriver. */
export async function launchWebkit({ paths, settings = [] }: WebkitOptions): Promise<Driver> {
  const belongings = await newBelongings("webkit");
  try {
    const env = await desktop(belongings, paths.display);
    const port = await freePort();
    const server = belongings.spawn(paths.driver, [`--port=${port}`], env);
    const url = `http://127.0.0.1:${port}`;
    await answers(url, server.exitCode);
    const session = await newSession(url, {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation", ...settings] },
    });
    return await driverOf(session, belongings.release);
  } catch (error) {
    await belongings.release();
    throw error;
  }
}

/** An X server, with the settings of a person who prefers reduced motion. */
async function desktop(
  { folder, spawn }: Belongings,
  display: string,
): Promise<Record<string, string>> {
  const gtk = join(folder, "gtk-3.0");
  await mkdir(gtk);
  await writeFile(join(gtk, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const screen = spawn("/bin/sh", [
    "-c",
    `exec ${display} -displayfd 1 -screen 0 1600x1400x24 -nolisten tcp`,
  ]);
  const number = await printed(screen, /(\d+)\n/);
  return {
    DISPLAY: `:${number}`,
    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
    XDG_CACHE_HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
}

async function answers(url: string, exitCode: number | null): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end && exitCode === null;) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function driverOf(
  session: Awaited<ReturnType<typeof newSession>>,
  release: () => Promise<void>,
): Promise<Driver> {
  const { get, post, capabilities } = session;
  const act = async (actions: unknown) => void (await post("actions", { actions }));
  await post("timeouts", { script: 120_000, pageLoad: 60_000 });
  const evaluate = async (declaration: string, text: string): Promise<unknown> => {
    const result = await post("execute/async", {
      script: `const [text, done] = arguments;
        (${declaration})(text).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [text],
    });
    const { value, error }: { value?: unknown; error?: string } = Object(result);
    if (error) throw new Error(error);
    return value;
  };
  /** The driver sizes the window, so the size of the browser's own parts is added. */
  async function resize(width: number, height: number): Promise<void> {
    for (let round = 0; round < 3; round++) {
      const inner = await inPage(() => [innerWidth, innerHeight] as const, null, evaluate);
      if (inner[0] === width && inner[1] === height) return;
      const outer: { width?: number; height?: number } = Object(await get("window/rect"));
      await post("window/rect", {
        width: (outer.width ?? width) + width - inner[0],
        height: (outer.height ?? height) + height - inner[1],
      });
      await new Promise((later) => setTimeout(later, 100));
    }
  }
  await resize(viewport.width, viewport.height);
  return {
    engine: "webkit",
    label: `WebKitGTK ${capabilities["browserVersion"]}`,
    open: async (url) => void (await post("url", { url })),
    evaluate: (work, argument) => inPage(work, argument, evaluate),
    run: async (script) => void (await post("execute/sync", { script, args: [] })),
    press: (...keys) => act(keyboardActions(keyActions(keys))),
    type: (text) => act(keyboardActions(textActions(text))),
    click: (x, y) => act(clickActions(x, y)),
    back: async () => void (await post("back", {})),
    resize,
    screenshot: async () => Buffer.from(String(await get("screenshot")), "base64"),
    async close() {
      await session.end();
      await release();
    },
  };
}
