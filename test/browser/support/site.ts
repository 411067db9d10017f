import { extraSourcesOf } from "../../../demo/server/policy.ts";
import type { Page } from "playwright-core";
import { sharedChromium } from "./chromium.ts";
import { gatherPageErrors, type PageErrors } from "./pageErrors.ts";
import { guestsOf, type GuestOptions } from "./guests.ts";
import { hostPage, strictPolicy, type HostPage } from "./hostPage.ts";
import { folder, serve, type Respond, type Server } from "./serve.ts";

export interface Visit extends PageErrors {
  readonly page: Page;
  /** Closes the guest's pages, and forgets what they stored. */
  close(): Promise<void>;
}

export interface VisitOptions extends Partial<Omit<HostPage, "bundle">> {
  /** Runs before anything of the page, like an extension would. */
  readonly before?: () => void;
  /**
   * Whether to send the contract's strict policy. `more` adds sources by directive. True by
   * default.
   */
  readonly policy?: boolean | Readonly<Record<string, string>>;
  readonly context?: GuestOptions;
  /** Runs before the page is opened, for tests that watch or hold its requests. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The event for which opening waits. A page whose files are held never loads. */
  readonly waitUntil?: "load" | "commit";
  /** Path and query of the page. `/` by default. */
  readonly address?: string;
}

export interface Site {
  /** Serves the bundle, from another origin than the pages. */
  readonly bundle: Server;
  /** Serves the host pages. `routes` answers everything that `visit` has not defined. */
  readonly host: Server;
  /** Paths of the host server that the test itself answers. */
  readonly routes: Map<string, Respond>;
  /** Opens a host page for a guest who has never visited it. */
  visit(options: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** A widget's additions to the strict policy: the documented sources of its third parties. */
export function extraPolicy(widget: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(extraSourcesOf(widget)).map(([directive, sources]) => [
      directive,
      sources.join(" "),
    ]),
  );
}

/** A browser and two origins for a test file: `beforeAll(async () => { site = await openSite({ dist }) })`. */
export async function openSite({ dist }: { dist: string }): Promise<Site> {
  const routes = new Map<string, Respond>();
  const [browser, bundle, host] = await Promise.all([
    sharedChromium(),
    serve(folder(dist)),
    serve((url, request) => routes.get(url.pathname)?.(url, request)),
  ]);
  const guests = guestsOf(browser);

  async function visit({
    before,
    policy = true,
    context,
    address = "/",
    prepare,
    waitUntil = "load",
    ...given
  }: VisitOptions): Promise<Visit> {
    const { pathname } = new URL(address, host.origin);
    const headers = policy && {
      "content-security-policy": strictPolicy({
        bundle: bundle.origin,
        more: policy === true ? {} : policy,
      }),
    };
    const body = hostPage({ bundle: bundle.origin, body: "", ...given });
    routes.set(pathname, () => ({ body, ...(headers ? { headers } : {}) }));
    const { page, leave } = await guests.arrive(context);
    const messages = await gatherPageErrors(page);
    if (before) await page.addInitScript(before);
    await prepare?.(page);
    await page.goto(host.origin + address, { waitUntil });
    return { page, ...messages, close: leave };
  }

  return {
    bundle,
    host,
    routes,
    visit,
    async close() {
      await browser.close();
      await Promise.all([bundle.close(), host.close()]);
    },
  };
}
