import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connectBidi, type Bidi, type Params } from "./bidi.ts";
import { viewport, type Driver } from "./driver.ts";
import { clickActions, keyActions, keyboardActions, textActions } from "./keys.ts";
import { newBelongings, printed } from "./processes.ts";
import { inPage } from "./inPage.ts";

/** A profile without questions, without calls of its own, with reduced motion, and with a mouse. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.push.connection.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
  "ui.allPointerCapabilities": 6,
  "ui.prefersReducedMotion": 1,
  "ui.primaryPointerCapabilities": 6,
};

export interface FirefoxOptions {
  readonly path: string;
  readonly preferences?: Readonly<Record<string, boolean | number | string>>;
  /** Allows `evaluateInBrowser`, which can do what the browser itself can. */
  readonly hasSystemAccess?: boolean;
}

export interface FirefoxDriver extends Driver {
  /** Runs a self-contained function in the browser's own window, where the accessibility tree is. */
  evaluateInBrowser<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** Runs a function in each page before its own scripts, starting with the next page. */
  runBeforePages(declaration: string): Promise<void>;
}

/** Firefox, which supports WebDriver BiDi without another program. */
export async function launchFirefox({
  path,
  preferences: more = {},
  hasSystemAccess = false,
}: FirefoxOptions): Promise<FirefoxDriver> {
  const belongings = await newBelongings("firefox");
  try {
    const lines = Object.entries({ ...preferences, ...more }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(belongings.folder, "user.js"), lines.join("\n"));
    const child = belongings.spawn(path, [
      "--headless",
      "--no-remote",
      "--profile",
      belongings.folder,
      "--remote-debugging-port",
      "0",
      ...(hasSystemAccess ? ["--remote-allow-system-access"] : []),
    ]);
    const url = await printed(child, /WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connectBidi(`${url}/session`);
    return await driverOf(bidi, belongings.release);
  } catch (error) {
    await belongings.release();
    throw error;
  }
}

async function driverOf(bidi: Bidi, release: () => Promise<void>): Promise<FirefoxDriver> {
  const { capabilities } = asObject(await bidi.send("session.new", { capabilities: {} }));
  const { contexts } = await bidi.send("browsingContext.getTree", {});
  const { context: first } = asObject(Array.isArray(contexts) ? contexts[0] : undefined);
  // In Firefox's first tab, the address bar keeps the focus, and keys press no buttons.
  const { context } = await bidi.send("browsingContext.create", { type: "tab" });
  await bidi.send("browsingContext.close", { context: first });
  const target = { context };
  const act = (actions: unknown) => bidi.send("input.performActions", { context, actions });
  const evaluateIn =
    (where: Params) =>
    async (functionDeclaration: string, text: string): Promise<unknown> => {
      const { type, result, exceptionDetails } = await bidi.send("script.callFunction", {
        functionDeclaration,
        arguments: [{ type: "string", value: text }],
        target: where,
        awaitPromise: true,
      });
      if (type === "exception") throw new Error(String(asObject(exceptionDetails)["text"]));
      return asObject(result)["value"];
    };
  const resize = async (width: number, height: number) =>
    void (await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } }));
  await resize(viewport.width, viewport.height);
  return {
    engine: "firefox",
    label: `Firefox ${String(asObject(capabilities)["browserVersion"])}`,
    open: (url) => navigate(bidi, context, url),
    evaluate: (work, argument) => inPage(work, argument, evaluateIn(target)),
    run: async (script) =>
      void (await bidi.send("script.evaluate", {
        expression: script,
        target,
        awaitPromise: true,
      })),
    press: async (...keys) => void (await act(keyboardActions(keyActions(keys)))),
    type: async (text) => void (await act(keyboardActions(textActions(text)))),
    click: async (x, y) => void (await act(clickActions(x, y))),
    back: async () =>
      void (await bidi.send("browsingContext.traverseHistory", { context, delta: -1 })),
    resize,
    evaluateInBrowser: async (work, argument) =>
      inPage(work, argument, evaluateIn(await browserWindow(bidi))),
    runBeforePages: async (functionDeclaration) =>
      void (await bidi.send("script.addPreloadScript", { functionDeclaration })),
    async screenshot() {
      const { data } = await bidi.send("browsingContext.captureScreenshot", { context });
      return Buffer.from(String(data), "base64");
    },
    async close() {
      bidi.close();
      await release();
    },
  };
}

/** The window around the tabs, which WebDriver can access only with system rights. */
async function browserWindow(bidi: Bidi): Promise<Params> {
  const { contexts } = await bidi.send("browsingContext.getTree", { "moz:scope": "chrome" });
  const windows = Array.isArray(contexts) ? contexts.map(asObject) : [];
  // Firefox may list windows of its own before the one with the tabs.
  const tabbed = windows.find(({ url }) => String(url).endsWith("/browser.xhtml"));
  if (!tabbed) throw new Error(`no window has tabs: ${windows.map(({ url }) => url).join(", ")}`);
  return { context: tabbed["context"] };
}

/** A page that reloads itself replaces the requested page, which is then requested again. */
async function navigate(bidi: Bidi, context: unknown, url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
      return;
    } catch (error) {
      if (tries === 3 || !String(error).includes("NS_BINDING_ABORTED")) throw error;
    }
  }
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new Error(`not an object: ${value}`);
  return { ...value };
}
