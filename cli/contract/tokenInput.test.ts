import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("reads the token from standard input with --token-file -", () => {
  const address = new URL("./token.ts", import.meta.url).href;
  const script = `import { readToken } from ${JSON.stringify(address)};
    console.log(readToken({ file: "-", variable: "other" }));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", script],
    { input: "from-input\n", encoding: "utf8" },
  );
  expect({ stdout, stderr }).toEqual({ stdout: "from-input\n", stderr: "" });
});
