import { execFile } from "node:child_process";
import { promisify } from "node:util";

const { NODE_ENV: _, ...environment } = process.env;

/**
 * Runs a program as outside of vitest, and returns its output. Rejects with the output if it fails.
 */
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
    // SAFETY: the error of `execFile` contains the output.
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed\n${stdout ?? ""}\n${stderr ?? error}`, {
      cause: error,
    });
  }
}
