import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { execute } from "./execute.ts";

/** Matches every message with which npm says that it has reached no registry. */
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

/** An application outside the project with only the packed package and one version of React. */
export interface Application {
  readonly react: string;
  readonly folder: string;
  /**
   * Every package that npm has installed, such as `react@19.0.0`. Empty if npm reached no registry.
   */
  readonly installed: readonly string[];
}

/** Installs an application into a new folder and compiles it to `compiled/`. */
export async function installApplication(
  folder: string,
  tarball: string,
  react: string,
): Promise<Application> {
  await mkdir(folder);
  await cp("test/package/application", folder, { recursive: true });
  const manifest = {
    name: "application",
    private: true,
    type: "module",
    dependencies: { "dining-widgets": `file:${tarball}`, react, "react-dom": react },
    devDependencies: { "@types/react": "~19.0.0", "@types/react-dom": "~19.0.0" },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  const flags = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  try {
    await execute("npm", ["install", "--engine-strict", ...flags], folder);
  } catch (error) {
    if (unreachable.test(String(error))) return { react, folder, installed: [] };
    throw error;
  }
  await execute(resolve("node_modules/.bin/tsc"), ["--pretty", "false"], folder);
  return { react, folder, installed: await installedIn(folder) };
}

async function installedIn(folder: string): Promise<string[]> {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    await readFile(join(folder, "package-lock.json"), "utf8"),
  );
  return Object.entries(packages)
    .filter(([path]) => path)
    .map(([path, { version }]) => `${path.replace(/^node_modules\//, "")}@${version}`);
}
