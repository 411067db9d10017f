import { join } from "node:path";
import { build } from "vite";
import webpack from "webpack";

/**
 * Bundles an application's compiled client into `outDir`, with `client.js` as the page's script,
 * with the default settings of each tool.
 */
export type Bundle = (folder: string, outDir: string) => Promise<void>;

export const withVite =
  (mode: "production" | "development"): Bundle =>
  async (folder, outDir) => {
    await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      mode,
      // Vitest has set NODE_ENV, which would override the mode.
      define: { "process.env.NODE_ENV": JSON.stringify(mode) },
      build: {
        outDir,
        emptyOutDir: true,
        rolldownOptions: {
          input: join(folder, "compiled/client.js"),
          output: { entryFileNames: "client.js" },
        },
      },
    });
  };

export const withWebpack: Bundle = (folder, outDir) =>
  new Promise((done, fail) => {
    const compiler = webpack({
      context: folder,
      mode: "production",
      target: "web",
      entry: { client: "./compiled/client.js" },
      output: { path: outDir, publicPath: "/" },
      performance: false,
      // Minifying takes most of the time of a build, and does not test the package.
      optimization: { minimize: false },
    });
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) fail(error);
        else if (stats?.hasErrors() || stats?.hasWarnings())
          fail(new Error(stats.toString({ preset: "errors-warnings" })));
        else done();
      }),
    );
  });
