import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Application, installApplication } from "./application.ts";
import { execute } from "./execute.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The tarball of `npm pack`. */
    readonly tarball: string;
    /** One application with the oldest React that the package supports, and one with the newest. */
    readonly applications: readonly Application[];
  }
}

const project = process.cwd();
const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const reactVersions: readonly string[] = ["19.0.0", devDependencies.react];

/**
 * Packs the package and installs the applications once for all files of a run. They are outside the
 * project, where they find none of its packages.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "dining-widgets-"));
  const tarball = await pack(folder);
  const applications = await Promise.all(
    reactVersions.map((react) => installApplication(join(folder, react), tarball, react)),
  );
  if (applications.some(({ installed }) => !installed.length))
    console.warn("npm reaches no registry: the tests of applications are skipped");
  provide("tarball", tarball);
  provide("applications", applications);
  return () => rm(folder, { recursive: true, force: true });
}

/** Separate processes, because vitest's NODE_ENV would select React for development. */
async function pack(folder: string): Promise<string> {
  if (!existsSync("dist/mount.js")) await execute("npm", ["run", "build"], project);
  await execute("node_modules/.bin/tsx", ["scripts/docs.ts", "--output-only"], project);
  await execute("node_modules/.bin/tsx", ["scripts/library.ts", "lib"], project);
  await execute("node_modules/.bin/tsx", ["scripts/sbom.ts"], project);
  const flags = ["--ignore-scripts", "--json", "--pack-destination", folder];
  const [{ filename }] = JSON.parse(await execute("npm", ["pack", ...flags], project));
  return join(folder, filename);
}
