import { buildHarness } from "../../demo/server/buildHarness.ts";
import { startServer } from "../../demo/server/startServer.ts";
import { oncePerRun } from "../browser/support/oncePerRun.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import type { Driver } from "./drivers/driver.ts";

/** The harness in one window of one engine. */
export interface Stage {
  readonly driver: Driver;
  /**
   * Opens an example at its first screen, or at the end of its own play. Throws if something went
   * wrong.
   */
  open(widget: string, example: Example, way?: "as it opens" | "played"): Promise<void>;
  /** Errors and warnings of the page since it was opened. */
  pageErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const timeoutMs = 40_000;

export async function openStage(launch: () => Promise<Driver>): Promise<Stage> {
  await oncePerRun("harness", buildHarness);
  const server = await startServer();
  const driver = await launch().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  return {
    driver,
    async open(widget, { key, play }, way = "as it opens") {
      const isPlayed = way === "played" && Boolean(play);
      const query = new URLSearchParams({ widget, scenario: key, bare: "1" });
      if (isPlayed) query.set("play", "1");
      await driver.open(`${server.url}/?${query}`);
      const outcome = await ended(driver, widget, isPlayed);
      if (outcome !== "done")
        throw new Error(
          [`${widget}: ${key} ended as "${outcome}"`, ...(await pageErrorsOf(driver))].join("\n"),
        );
    },
    pageErrors: () => pageErrorsOf(driver),
    async close() {
      await driver.close();
      await server.close();
    },
  };
}

/** Waits in steps, because the first visit reloads the page once the mock API is ready. */
async function ended(driver: Driver, widget: string, isPlayed: boolean): Promise<string> {
  let state = "nothing";
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    state = await driver.evaluate(stateOf, { widget, isPlayed }).catch((error) => String(error));
    if (["done", "failed", "error"].includes(state)) return state;
    await new Promise((later) => setTimeout(later, 50));
  }
  return state;
}

/** Runs in the page. */
function stateOf({ isPlayed }: { readonly widget: string; readonly isPlayed: boolean }): string {
  const api = window.DiningWidgets;
  const status = api && "list" in api ? api.list()[0]?.status : undefined;
  if (status === "error") return "error";
  const { played } = document.documentElement.dataset;
  if (isPlayed) return played ?? "waiting";
  return status === "ready" ? "done" : `mount is ${status}`;
}

async function pageErrorsOf(driver: Driver): Promise<readonly string[]> {
  return driver.evaluate(() => window.pageErrors ?? [], null);
}
