import { execFile } from "node:child_process";
import { promisify } from "node:util";

const { NODE_ENV: _, ...environment } = process.env;

/** Runs a program as it runs outside of vitest, and returns what it printed; rejects with that where it fails. */
export async function execute(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...args], {
      cwd: folder,
      env: environment,
      maxBuffer: 2 ** 26,
    });
    return stdout;
  } catch (error) {
    // SAFETY: what `execFile` rejects with carries what was printed.
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed\n${stdout ?? ""}\n${stderr ?? error}`, {
      cause: error,
    });
  }
}
