import { readFileSync } from "node:fs";
import type { Check } from "../check.ts";

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a lockfile by their folder, such as `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Optional dependencies, such as native bindings for other platforms, that no entry of the lockfile
 * resolves. npm silently omits them if its registry lacks them, and `npm ci` then fails on those
 * platforms.
 */
export function missingBindings(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !resolves(folder, name, packages))
      .map(([name, range]) => `${folder.replace(/^.*node_modules\//, "")} needs ${name}@${range}`),
  );
}

/** Looks a package up as Node does: in the folder's own `node_modules`, then in each one above. */
function resolves(folder: string, name: string, packages: LockedPackages): boolean {
  const parents = folder.split("/node_modules/");
  const folders = parents.map((_, depth) => parents.slice(0, depth + 1).join("/node_modules/"));
  return (
    `node_modules/${name}` in packages ||
    folders.some((place) => `${place}/node_modules/${name}` in packages)
  );
}

/** Checks that the lockfile works on every platform for which its packages were built. */
export function lockfileCheck(): Check {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return {
    name: "lockfile: every optional dependency of every platform",
    problems: missingBindings(packages),
  };
}
