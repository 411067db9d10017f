import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LivePage } from "./content.ts";

/** A site that its own engine renders. */
export interface LiveEngine {
  readonly name: "django" | "rails" | "wordpress";
  /** Succeeds if the machine has the engine. */
  readonly probe: readonly [command: string, ...args: string[]];
  /** Starts the site. */
  readonly serve: readonly [command: string, file: string];
  /** What to install, for people who want to run it. */
  readonly needs: string;
}

export const liveEngines: readonly LiveEngine[] = [
  {
    name: "django",
    // Not `django`, which is also the name of a folder here.
    probe: ["python3", "-c", "import django.conf"],
    serve: ["python3", "django/serve.py"],
    needs: "Python with the package django",
  },
  {
    name: "rails",
    probe: ["ruby", "-e", "require 'action_controller/railtie'; require 'webrick'"],
    serve: ["ruby", "rails/serve.rb"],
    needs: "Ruby with the gems railties, actionpack and webrick",
  },
  {
    name: "wordpress",
    probe: ["php", "wordpress/serve.php", "--probe"],
    serve: ["php", "wordpress/serve.php"],
    needs: "PHP with mysqli, MariaDB, and WordPress in $WORDPRESS_PATH or /usr/share/wordpress",
  },
];

const folder = new URL("..", import.meta.url).pathname;
const startMs = 90_000;

export function isInstalled({ probe: [command, ...args] }: LiveEngine): boolean {
  return spawnSync(command, args, { cwd: folder }).status === 0;
}

export interface SiteContent {
  /** The address of the folder with `mount.js`. */
  readonly widgetsUrl: string;
  /** The page configuration. */
  readonly config: object;
  /** The policy of every page. `{nonce}` stands for the nonce of the response. */
  readonly policy: string;
  /** Other files by path, such as `/sheets/unset.css`. */
  readonly files: Readonly<Record<string, { readonly type: string; readonly body: string }>>;
  readonly pages: readonly LivePage[];
}

export interface LiveSite {
  readonly url: string;
  readonly address: (slug: string) => string;
  stop(): Promise<void>;
}

/** Starts a site, and resolves when it answers. Rejects with what the engine has written. */
export async function startLive(
  { serve: [command, file] }: LiveEngine,
  content: SiteContent,
): Promise<LiveSite> {
  const work = await mkdtemp(join(tmpdir(), "dining-site-"));
  const contentFile = join(work, "content.json");
  await writeFile(contentFile, JSON.stringify(content));
  const port = await freePort();
  const process_ = spawn(command, [file], {
    cwd: folder,
    env: { ...process.env, SITE_CONTENT: contentFile, SITE_PORT: `${port}`, SITE_FOLDER: work },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await ended(process_);
    await rm(work, { recursive: true, force: true });
  };
  try {
    await answering(url, process_);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, address: (slug) => `${url}/${slug}/`, stop };
}

async function answering(url: string, site: ChildProcess): Promise<void> {
  let words = "";
  site.stderr?.on("data", (text: Buffer) => (words += text.toString()));
  site.stdout?.on("data", () => {});
  for (const end = Date.now() + startMs; Date.now() < end && site.exitCode === null;) {
    const isUp = await fetch(`${url}/sheets/none.css`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`the site did not start: ${words.slice(-2_000)}`);
}

function ended(site: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (site.exitCode !== null) return resolve();
    site.once("exit", () => resolve());
    site.kill("SIGTERM");
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("no free port")),
      );
    });
  });
}
