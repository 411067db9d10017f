import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { isMain, run } from "../../scripts/check.ts";
import { figureOf } from "./counts.ts";
import { partsRun, withFigures } from "./figures.ts";

type Command = readonly [command: string, env: Record<string, string>];

const browser = "vitest run --project browser";
const network = (shard: string): Command => [
  "vitest run --project guests-cards --project guests-alone test/soak/network",
  { SOAK: "1", NETWORK_SHARD: shard },
];

/**
 * The parts of `npm run soak`, which run one after the other. `npm run soak -- fuzz` runs only the
 * named parts. Commands of one part run in parallel.
 */
const parts: Readonly<Record<string, readonly Command[]>> = {
  fuzz: [["vitest run --project unit test/fuzz", { SOAK: "1" }]],
  corpora: [["vitest run --project unit test/corpora", {}]],
  life: [[`${browser} test/soak/browser/pageLife`, { LIFE_WALKS: "1000" }]],
  money: [[`${browser} test/soak/browser/moneyFaults`, { SOAK: "1" }]],
  mutation: [["tsx test/mutation/run.ts", {}]],
  "mutation-intents": [
    [
      "tsx test/mutation/run.ts",
      { MUTATION_SET: "intents", WORLD_RUNS: "2000", WORLD_UNSHRUNK: "1" },
    ],
  ],
  network: [network("1/2"), network("2/2")],
  payments: [[`${browser} test/browser/payment`, { PAYMENT_WALKS: "200" }]],
  world: [["vitest run --project unit test/world", { WORLD_RUNS: "20000" }]],
  memory: [[`${browser} test/soak/browser/memory`, { MEMORY_MOUNTS: "500" }]],
};

async function main(): Promise<void> {
  const wantedParts = process.argv.slice(2).filter((word) => word !== "--resume");
  const isResumed = process.argv.includes("--resume");
  if (!isResumed) rmSync("test-results/soak", { recursive: true, force: true });
  for (const [name, commands] of Object.entries(parts)) {
    if (wantedParts.length && !wantedParts.includes(name)) continue;
    const finished = await Promise.all(
      commands.map(([command, env]) => {
        const [tool = "", ...args] = command.split(" ");
        const more = isResumed ? { SOAK_RESUME: "1" } : {};
        return run(`node_modules/.bin/${tool}`, args, { echo: true, env: { ...env, ...more } });
      }),
    );
    if (finished.some(({ code }) => code)) process.exitCode = 1;
  }
  const partsDone = partsRun();
  for (const part of partsDone) console.log(`${part.part}: ${figureOf(part)}`);
  writeFileSync("docs/proofs.md", withFigures(readFileSync("docs/proofs.md", "utf8"), partsDone));
}

if (isMain(import.meta)) await main();
