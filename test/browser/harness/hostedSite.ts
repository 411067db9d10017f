import { readFileSync } from "node:fs";
import { embedMap } from "../../../demo/server/embedMap.ts";
import { pageConfig } from "../../../demo/server/pages.ts";
import type { Example } from "../../../src/shared/widget/examples.ts";
import { openMockSite, type MockSite } from "../support/mockSite.ts";
import type { Visit, VisitOptions } from "../support/site.ts";

export interface HostedSite extends Omit<MockSite, "visit"> {
  /**
   * A page without the strict policy, so that markup may contain `style`, and without the browser's
   * own margins.
   */
  visit(options: VisitOptions): Promise<Visit>;
}

/**
 * The bundle on host pages with everything that a real host has: the mock API, links, and a map
 * page for frames.
 */
export async function hostedSite(): Promise<HostedSite> {
  const site = await openMockSite();
  const style = readFileSync("demo/app/harness.css");
  site.routes.set("/harness/harness.css", () => ({ body: style, type: "text/css" }));
  site.routes.set("/embed/map", (url) => {
    const { body, headers = {}, ...page } = embedMap(url, site.bundle.origin);
    return { ...page, body: Buffer.from(body), headers };
  });
  return {
    ...site,
    visit: (options) =>
      site.visit({
        config: pageConfig,
        policy: false,
        ...options,
        body: `<style>body { margin: 0 }</style>${options.body ?? ""}`,
      }),
  };
}

/** How the harness opens the widget at first. */
export async function defaultExample(name: string): Promise<Example> {
  const { examples }: { examples: readonly Example[] } = await import(
    `../../../src/widgets/${name}/examples.ts`
  );
  const [first] = examples;
  if (!first) throw new Error(`${name} has no examples`);
  return first;
}
