import { runMock } from "../commands/mock.ts";
import { printer } from "../printer.ts";

export interface RunningMock {
  readonly url: string;
  readonly log: readonly string[];
  /** Ends the command, and resolves with its exit code. */
  stop(): Promise<number>;
}

/** Starts `dining-widgets mock` on a free port, for tests. Resolves when it listens. */
export function startMock(...args: readonly string[]): Promise<RunningMock> {
  return new Promise((resolve, reject) => {
    const log: string[] = [];
    let end: () => void = () => {};
    const ends = new Promise<void>((ended) => (end = ended));
    const output = printer({
      out(text: string) {
        log.push(text);
        const url = /listens at (\S+)/.exec(text)?.[1];
        if (url) resolve({ url, log, stop: () => (end(), exit) });
      },
      err: (text: string) => reject(new Error(text)),
    });
    const exit = runMock(["--port", "0", ...args], output, ends);
    exit.catch(reject);
  });
}
