import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Processes and folders of one browser, which are removed with it. */
export interface Belongings {
  readonly folder: string;
  spawn(command: string, args: readonly string[], env?: Record<string, string>): ChildProcess;
  /** Ends the processes, the newest first, and removes the folder. */
  release(): Promise<void>;
}

export async function newBelongings(name: string): Promise<Belongings> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const children: ChildProcess[] = [];
  const endAll = () => children.toReversed().forEach(end);
  process.once("exit", endAll);
  return {
    folder,
    spawn(command, args, env = {}) {
      const child = spawn(command, args, {
        // Uses a process group, so that a browser's helper processes end with it.
        detached: true,
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      children.push(child);
      return child;
    },
    async release() {
      process.off("exit", endAll);
      const exits = children.map(
        (child) =>
          child.exitCode !== null ||
          child.signalCode !== null ||
          new Promise((exited) => child.once("exit", exited)),
      );
      endAll();
      await Promise.all(exits);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // The process had already ended.
  }
}

/** Resolves with the first match in the output of a process. */
export function printed(child: ChildProcess, pattern: RegExp, timeoutMs = 30_000): Promise<string> {
  return new Promise((found, failed) => {
    let output = "";
    const fail = (why: string) => failed(new Error(`${child.spawnfile} ${why}:\n${output}`));
    const timer = setTimeout(() => fail("printed nothing that was awaited"), timeoutMs);
    child.once("exit", () => (clearTimeout(timer), fail("ended")));
    child.once("error", (error) => (clearTimeout(timer), failed(error)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part: Buffer) => {
        output += part.toString();
        const [, value] = pattern.exec(output) ?? [];
        if (value === undefined) return;
        clearTimeout(timer);
        found(value);
      });
  });
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object"
          ? found(address.port)
          : failed(new Error("no port is free")),
      );
    });
  });
}
