import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { oncePerRun } from "../support/oncePerRun.ts";

const tarball = fileURLToPath(new URL("dining-widgets-1.0.0.tgz", import.meta.url));

/** Unpacks the published package of 1.0.0. Returns its `dist` folder. */
export async function firstRelease(): Promise<string> {
  const folder = await oncePerRun("release-1.0.0", (into) =>
    promisify(execFile)("tar", ["-xzf", tarball, "-C", into]),
  );
  return join(folder, "package", "dist");
}
