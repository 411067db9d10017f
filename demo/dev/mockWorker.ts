import { randomBytes } from "node:crypto";
import { build, type Rolldown } from "vite";
import { workerConfig } from "../vite.config.ts";

/**
 * The service worker with the mock API. It is bundled when the browser first requests it, and again
 * after a change.
 */
export interface MockWorker {
  /** The name changes after every change, so that pages know that their worker is outdated. */
  readonly name: string;
  script(): Promise<string>;
  /** Whether the worker contains this file. If it does, the next `script()` bundles it again. */
  changed(file: string): boolean;
}

export function mockWorker(): MockWorker {
  let name = newName();
  let script: Promise<string> | undefined;
  let files: ReadonlySet<string> = new Set();

  async function bundle(): Promise<string> {
    const config = workerConfig(name);
    const result = await build({ ...config, build: { ...config.build, write: false } });
    // SAFETY: a build with one input, without watching, returns one output.
    const [chunk] = (result as Rolldown.RolldownOutput).output;
    files = new Set(chunk.moduleIds.map((id) => id.replace(/\?.*$/, "")));
    return chunk.code;
  }

  return {
    get name() {
      return name;
    },
    script: () => (script ??= bundle()),
    changed(file) {
      if (!files.has(file)) return false;
      name = newName();
      script = undefined;
      return true;
    },
  };
}

function newName(): string {
  return randomBytes(6).toString("hex");
}
