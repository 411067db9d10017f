import { once } from "node:events";
import type { Server } from "node:http";
import { parseArgs } from "node:util";
import { faults } from "../../mock-api/fault.ts";
import type { Command, Output } from "../command.ts";
import { codeMark } from "../findingCodes.ts";
import { controlHelp } from "../mock/control.ts";
import { createMockApi, scenarios, unknownScenario, type MockApiOptions } from "../mock/mockApi.ts";
import { createMockServer } from "../mock/server.ts";
import { readStateFile, stateWriter } from "../mock/stateFile.ts";
import { chosen, UsageError } from "../usage.ts";

const help = `Usage: dining-widgets mock [options]

Serves the API that the widgets call, with state: what a guest buys is there afterwards.

  --port N            the port (4010); 0 takes a free one
  --host NAME         the address to listen at (127.0.0.1)
  --scenario NAME     the state that each session starts with; --list shows all
  --origin URL        a page's origin that may call, besides the pages of this machine (localhost, 127.0.0.1);
                      may be repeated
  --latency MS        delays every answer
  --fault KIND        ${faults.join(", ")}
  --state FILE        keeps the state over restarts
  --stripe-key KEY    your own pk_test_… key, so that Stripe's card fields work in test mode
  --quiet             does not log the calls
  --list              lists the scenarios

While it runs:
${controlHelp}

Examples:
  dining-widgets mock --port 4010
  dining-widgets mock --scenario sold-out --latency 800
  curl -X POST 'http://localhost:4010/__mock/reset?scenario=payment-refused'
`;

/** Every account of the mock has this password. */
const accountHint = "Sign in as guest@example.com with the password dinner-for-two.";

interface MockOptions {
  readonly port: number;
  readonly host: string;
  readonly origins: readonly string[];
  readonly apiOptions: MockApiOptions;
  readonly stateFile: string | undefined;
  readonly isQuiet: boolean;
  readonly onlyLists: boolean;
}

export const command: Command = {
  name: "mock",
  summary: "Serve the API that the widgets call on your own machine.",
  help,
  run: (args, output) => runMock(args, output, untilInterrupted()),
};

/** Serves until `ends` resolves. Throws a UsageError for wrong options, or if the port is taken. */
export async function runMock(
  args: readonly string[],
  output: Output,
  ends: Promise<unknown>,
): Promise<number> {
  const options = readOptions(args);
  if (options.onlyLists) output.out(...scenarios);
  else await serveUntil(ends, options, output);
  return 0;
}

async function serveUntil(
  ends: Promise<unknown>,
  { port, host, origins, apiOptions, stateFile, isQuiet }: MockOptions,
  output: Output,
): Promise<void> {
  const api = createMockApi({
    ...apiOptions,
    ...(stateFile && { sessions: readStateFile(stateFile) }),
  });
  const save = stateFile ? stateWriter(stateFile) : () => {};
  // Fails now if the file cannot be written, instead of at a later answer.
  save(api.snapshot());
  const server = createMockServer({
    api,
    origins,
    answered(line) {
      save(api.snapshot());
      if (!isQuiet) output.out(line);
    },
  });
  const url = await listening(server, port, host);
  output.out(`The mock API listens at ${url}`, accountHint, `What it can do: ${url}/__mock`);
  await ends;
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

async function listening(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (isTaken)
      throw new UsageError(
        `Port ${port} is taken. Choose another with --port.${codeMark("taken-port")}`,
      );
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return `http://${host === "127.0.0.1" ? "localhost" : host}:${actual}`;
}

function readOptions(args: readonly string[]): MockOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { ...text, default: "4010" },
      host: { ...text, default: "127.0.0.1" },
      scenario: text,
      origin: { ...text, multiple: true },
      latency: { ...text, default: "0" },
      fault: { ...text, default: "none" },
      state: text,
      "stripe-key": text,
      quiet: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
    },
  });
  const { scenario, fault, "stripe-key": stripeKey } = values;
  if (scenario !== undefined && !scenarios.includes(scenario))
    throw new UsageError(unknownScenario(scenario, "--list shows all."));
  return {
    port: wholeNumber("--port", values.port, 65_535),
    host: values.host,
    origins: values.origin?.map(originOf) ?? [],
    apiOptions: {
      latencyMs: wholeNumber("--latency", values.latency, 600_000),
      fault: chosen("--fault", fault, faults),
      ...(scenario !== undefined && { scenario }),
      ...(stripeKey !== undefined && { stripeKey }),
    },
    stateFile: values.state,
    isQuiet: values.quiet,
    onlyLists: values.list,
  };
}

function wholeNumber(option: string, text: string, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new UsageError(`${option} is a whole number up to ${most}, not "${text}".`);
  return Number(text);
}

function originOf(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin === "null")
    throw new UsageError(`--origin is an origin such as https://www.example.com, not "${text}".`);
  return new URL(text).origin;
}

function untilInterrupted(): Promise<unknown> {
  return new Promise((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
}
