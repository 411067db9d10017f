import { fixtureBundle } from "../browser/support/fixtures.ts";
import { hostPage, nonce, strictPolicy, type HostPage } from "../browser/support/hostPage.ts";
import { folder, serve, type Respond, type Server } from "../browser/support/serve.ts";
import type { Driver } from "./drivers/driver.ts";

interface Visit extends Partial<Omit<HostPage, "bundle">> {
  /** The path of the page. `/` by default. */
  readonly address?: string;
  /** Whether to send the contract's strict policy. True by default. */
  readonly hasPolicy?: boolean;
}

/** Host pages with the small widgets of the browser tests, on two origins, for any engine. */
export interface HostSite {
  readonly origin: string;
  /** Serves the widgets, from a folder of that name. */
  readonly bundle: Server;
  readonly dist: string;
  /** Paths that a test answers itself. */
  readonly routes: Map<string, Respond>;
  /** The HTML of a page in the form in which `visit` serves it. */
  page(options: Visit): string;
  visit(driver: Driver, options: Visit): Promise<void>;
  close(): Promise<void>;
}

/** Records uncaught errors, console errors, policy violations, and every event of a widget. */
const listener = `<script nonce="${nonce}">
  window.pageErrors = [];
  window.told = [];
  addEventListener("error", ({ message }) => pageErrors.push("uncaught: " + message));
  addEventListener("unhandledrejection", ({ reason }) => pageErrors.push("unhandled: " + reason));
  document.addEventListener("securitypolicyviolation", (event) => pageErrors.push("policy: " + event.violatedDirective));
  console.error = (...words) => pageErrors.push("console: " + words.join(" "));
  for (const name of ["ready", "error", "unmount"])
    addEventListener("widget:" + name, ({ target, detail }) => told.push(target.id + " " + name + " " + (detail.phase ?? detail.widget)));
</script>`;

export async function openHostSite(): Promise<HostSite> {
  const routes = new Map<string, Respond>();
  const dist = await fixtureBundle();
  const [bundle, host] = await Promise.all([
    serve(folder(dist)),
    serve((url, request) => routes.get(url.pathname)?.(url, request)),
  ]);
  const page = ({ head = "", body = "", ...more }: Visit) =>
    hostPage({ bundle: bundle.origin, head: listener + head, body, ...more });
  const policy = strictPolicy({ bundle: bundle.origin });
  return {
    origin: host.origin,
    bundle,
    dist,
    routes,
    page,
    async visit(driver, { address = "/", hasPolicy = true, ...more }) {
      // The back/forward cache keeps no page that may not be stored.
      const headers = {
        "cache-control": "no-cache",
        ...(hasPolicy && { "content-security-policy": policy }),
      };
      const body = page(more);
      routes.set(address, () => ({ body, headers }));
      await driver.open(host.origin + address);
    },
    close: async () => void (await Promise.all([bundle.close(), host.close()])),
  };
}
