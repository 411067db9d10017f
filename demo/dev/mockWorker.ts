import { randomBytes } from "node:crypto";
import { build, type Rolldown } from "vite";
import { workerConfig } from "../vite.config.ts";

/** The service worker with the mock API, bundled when the browser first asks for it and again after a change. */
export interface MockWorker {
  /** Another name after every change, by which pages know that theirs is out of date. */
  readonly name: string;
  script(): Promise<string>;
  /** True where the worker is made from this file; the next `script()` bundles it again. */
  changed(file: string): boolean;
}

export function mockWorker(): MockWorker {
  let name = newName();
  let script: Promise<string> | undefined;
  let files: ReadonlySet<string> = new Set();

  async function bundle(): Promise<string> {
    const config = workerConfig(name);
    const result = await build({ ...config, build: { ...config.build, write: false } });
    // SAFETY: one input without watching gives one output.
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
