import { readdirSync } from "node:fs";

/**
 * The paths of all files below the folders whose name matches, with `/` as the separator and in a
 * stable order.
 */
export function filesBelow(folders: readonly string[], name: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path.replaceAll("\\", "/")}`,
      ),
    )
    .filter((path) => name.test(path) && !path.includes("node_modules/"))
    .toSorted();
}
