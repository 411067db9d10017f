import type { Plugin } from "vite";
import { fileOf, type Served } from "../server/files.ts";
import { folders } from "../server/folders.ts";
import { answerPage, urlOf } from "../server/respond.ts";
import { mockWorker } from "./mockWorker.ts";

/** The scripts that pages name → the modules of the source that replace them here. */
const scripts: Readonly<Record<string, string>> = {
  "/dist/mount.js": "demo/dev/mount.ts",
  "/harness/front.js": "demo/app/front/front.ts",
  "/harness/widget.js": "demo/app/widget.ts",
  "/harness/bootstrap.js": "demo/app/bootstrap.ts",
};

/** Serves the harness's pages before Vite, which serves everything below its `base`. */
export function devPages(): Plugin {
  const worker = mockWorker();
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer(server) {
      const { base } = server.config;
      const files = {
        build: async () => worker.name,
        async file(path: string) {
          if (path === "/worker.js") return javascript(await worker.script());
          const source = scripts[path];
          return source ? javascript(withClient(base, source)) : builtFile(path);
        },
      };
      server.middlewares.use((request, response, next) => {
        const { pathname, origin } = urlOf(request);
        if (pathname.startsWith(base)) next();
        else void answerPage(request, response, { assets: `${origin}/dist`, files });
      });
      server.printUrls = () => {
        const { port } = server.config.server;
        console.log(`
  The harness     http://localhost:${port}
  Host pages      http://localhost:${port}/hosts/

  Changed components and styles appear at once. Ctrl+C stops.
`);
      };
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "client") return;
      const isWorkers = worker.changed(file);
      // A change in a file that is not a module of any page shows on the next load.
      if (!modules.length && (isWorkers || file.startsWith(`${folders.root}demo/`)))
        this.environment.hot.send({ type: "full-reload" });
    },
  };
}

/**
 * Vite's client must load before the module, because it sets the config's constants and handles
 * reloads.
 */
function withClient(base: string, source: string): string {
  return [
    `import "${base}demo/dev/wholeConsole.ts";`,
    `import "${base}@vite/client";`,
    `export * from "${base}${source}";`,
  ].join("\n");
}

/** The last build's manifests, for the harness's pinned snippets. */
async function builtFile(path: string): Promise<Served | undefined> {
  return path.startsWith("/dist/") ? fileOf(folders.dist, path.slice("/dist/".length)) : undefined;
}

function javascript(body: string): Served {
  return { status: 200, type: "text/javascript; charset=utf-8", body };
}
