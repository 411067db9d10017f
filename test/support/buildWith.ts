import { build, type Plugin } from "vite";
import { bundle } from "../../build/bundle.ts";

/** How the build differs from the release. */
export interface Change {
  readonly version?: string;
  readonly settings?: (config: ReturnType<typeof bundle>) => void;
  /** Code that is appended to modules whose path ends with the key. */
  readonly edits?: Readonly<Record<string, string>>;
}

export interface BuiltFile {
  readonly code: string;
  /** The names of the files that it imports statically. */
  readonly imports: readonly string[];
}

/** Builds widgets in memory as they ship, with a change. Returns the files by name. */
export async function buildWith(
  widgets: Readonly<Record<string, string>>,
  { version = "1.0.0", settings, edits = {} }: Change = {},
): Promise<ReadonlyMap<string, BuiltFile>> {
  const config = bundle({ widgets, outDir: "unused", version, plugins: [edited(edits)] });
  settings?.(config);
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "silent",
    // With Vitest's own NODE_ENV, the build would contain React's development JSX.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: { ...config.build, write: false },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((one) => "output" in one);
  return new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
}

function edited(edits: Readonly<Record<string, string>>): Plugin {
  return {
    name: "edited",
    enforce: "pre",
    transform(code, id) {
      const [path = ""] = id.split("?");
      const edit = Object.entries(edits).find(([end]) => path.endsWith(end));
      return edit ? { code: `${code}\n${edit[1]}`, map: null } : null;
    },
  };
}
