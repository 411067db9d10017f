import { readFileSync } from "node:fs";
import { UsageError } from "../usage.ts";

/** The number by which Node reads standard input. */
const standardInput = 0;

/**
 * The text of a file that the command line names, or of standard input for `-`: a secret on the command line itself is seen by every
 * user of the machine in its list of processes. Throws a UsageError where the file cannot be read.
 */
export function readSecret(option: string, file: string): string {
  try {
    return readFileSync(file === "-" ? standardInput : file, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${option} ${file} cannot be read: ${reason}`);
  }
}
