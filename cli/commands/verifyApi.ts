import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readErrorBody } from "../../src/shared/api/errorBody.ts";
import { allRequests, sampleOf } from "../../src/shared/contracts/requests/allRequests.ts";
import type { ContractRequest, Sample } from "../../src/shared/contracts/requests/request.ts";
import { widgetCalls } from "../../src/shared/contracts/requests/widgetCalls.ts";
import type { Command, Output } from "../command.ts";
import { codeMark, type CallFinding } from "../findingCodes.ts";
import { chosen, UsageError } from "../usage.ts";
import { redirectWords } from "../contract/answerForm.ts";
import { guestSees } from "../contract/guestSees.ts";
import { corsRefusals } from "../contract/cors.ts";
import { payPromises, type Promised } from "../contract/payPromises.ts";
import { requestOf, send, type Caller, type Received, type Target } from "../contract/send.ts";
import { readToken, tokenVariable } from "../contract/token.ts";
import { unreadParts } from "../contract/unread.ts";

const help = `Usage: dining-widgets verify-api <origin> [options]

Makes the documented calls of widgets to a real server and says what the widgets cannot read of its answers.
Without --write only calls that change nothing are made.

  --widgets A,B       the widgets whose calls are made; all without it
  --token-file FILE   holds the bearer of a signed-in user; - reads standard input. Without it the environment
                      variable ${tokenVariable} counts; without a token the calls that need one are left out
  --token TOKEN       the bearer itself, which every user of this machine sees in the list of processes
  --inputs FILE       your own ids and bodies: {"lookUpOffer": {"path": {"code": "SPRING25"}}}
  --page ORIGIN       also checks that a page of this origin may make the calls (CORS, with its preflight)
  --partner-base URL  below which the partner's calls are (/api/v5/partner_projects)
  --product KEY       the product's key in paths such as /api/v2/{product}_cash_purchases.json (dine)
  --write             makes the calls that write, too: orders, payments, e-mails. Only for a test server.
  --pay               pays several times with one key, and says which promises of payments the server keeps: the same
                      key gives the same payment, another amount under it is refused, 409 while one is in progress,
                      the preflight allows the key. Only for a test server.

Each line says ✓ read, ✗ not read, or – not made or refused by the server.
Exit code: 0 all that was answered is read, 1 something is not, or nothing was answered, 2 wrong use.

Examples:
  dining-widgets verify-api https://api.example.com --widgets OfferClaimApp --inputs ids.json
  dining-widgets verify-api https://api.example.com --page https://www.example.com
  dining-widgets verify-api http://localhost:3000 --token-file token.txt --write
  ${tokenVariable}=… dining-widgets verify-api http://localhost:3000 --pay --widgets RedeemCheckout --inputs ids.json
`;

type Called = ContractRequest["endpoint"];
type Inputs = Readonly<Record<string, Sample>>;
type Verdict = "read" | "unread" | "unchecked";

interface Options {
  readonly target: Target;
  readonly calls: readonly Called[];
  readonly caller: Caller;
  readonly inputs: Inputs;
  readonly writes: boolean;
  /** Makes only payments, and each of them several times. */
  readonly pays: boolean;
  /** Warns that the token is on the command line, which other users of the machine can read. */
  readonly hasVisibleToken: boolean;
}

export const command: Command = {
  name: "verify-api",
  summary: "Check that the widgets can read your server’s answers.",
  help,
  run: (args, output) => verify(readOptions(args), output),
};

async function verify(options: Options, output: Output): Promise<number> {
  if (options.hasVisibleToken)
    output.err(
      `warning: other users of this machine see --token in the list of processes; use --token-file or ${tokenVariable}`,
    );
  const verdicts: Verdict[] = [];
  for (const call of options.calls) verdicts.push(await verifyCall(call, options, output));
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  output.out(
    `${count("read")} read, ${count("unread")} not read, ${count("unchecked")} not checked`,
  );
  return count("unread") || !count("read") ? 1 : 0;
}

async function verifyCall(call: Called, options: Options, output: Output): Promise<Verdict> {
  const { target, caller, inputs } = options;
  const reason = reasonToSkip(call, options);
  const title = `${call.method} ${call.path} (${call.name})`;
  if (reason) return (output.out(`– ${title} not made: ${reason}`), "unchecked");
  const input = { ...sampleOf(call), ...inputs[call.name] };
  try {
    if (options.pays)
      return reportPromises(title, await payPromises(call, input, target, caller), output);
    const request = requestOf(call, input, target, caller);
    // A request's body can be read only once. The preflight needs only the address, the method and
    // the headers.
    const received = await send(request.clone());
    const line = `${title} ${received.status} ${received.ms} ms`;
    const refusals =
      caller.page === null
        ? []
        : await corsRefusals(request, received, caller.page, call.timeoutPolicy === "payment");
    if (refusals.length) {
      const words = [...refusals, guestSees(call)].map((refusal) => `    ${refusal}`);
      output.out(`✗ ${line}${marked("hidden-answer")}`, ...words);
      return "unread";
    }
    return report(call, received, line, output);
  } catch (error) {
    output.out(
      `✗ ${title} no answer: ${reasonOf(error)}${marked("unanswered-call")}`,
      `    ${guestSees(call)}`,
    );
    return "unread";
  }
}

function reasonToSkip(call: Called, { caller, inputs, writes }: Options): string | null {
  const input = inputs[call.name] ?? sampleOf(call);
  if (call.timeoutPolicy !== "read" && !writes) return "it writes (--write)";
  if (call.auth === "required" && caller.token === null)
    return `it needs a token (--token-file or ${tokenVariable})`;
  if (call.path.startsWith("http")) return "it goes to another server";
  if (call.encoding === "multipart" && !input?.body) return "it sends a file";
  return null;
}

/** Prints each promise, and what guests suffer if it is broken. */
function reportPromises(title: string, promises: readonly Promised[], output: Output): Verdict {
  const isBroken = promises.some(({ isKept }) => isKept === false);
  const isSeen = promises.every(({ isKept }) => isKept !== null);
  const lines = promises.flatMap(({ isKept, words, guest }) => [
    `    ${isKept === null ? "–" : isKept ? "✓" : "✗"} ${words}`,
    ...(isKept === false ? [`      ${guest}`] : []),
  ]);
  const sign = isBroken ? "✗" : isSeen ? "✓" : "–";
  output.out(`${sign} ${title}${isBroken ? marked("broken-promise") : ""}`, ...lines);
  return isBroken ? "unread" : isSeen ? "read" : "unchecked";
}

function report(call: Called, received: Received, line: string, output: Output): Verdict {
  const { status, headers, body, text, form } = received;
  if (status >= 500 || (status >= 300 && status < 400)) {
    const location = headers.get("location");
    const words = location ? redirectWords(location) : firstLine(text) || "an empty body";
    output.out(`✗ ${line}${marked("failed-call")}`, `    ${words}`, `    ${guestSees(call)}`);
    return "unread";
  }
  if (status >= 400) {
    output.out(
      `– ${line}${marked("refused-call")}`,
      `    refused: ${readErrorBody(text).message ?? "no reason that a widget can show"}`,
    );
    return "unchecked";
  }
  const unread = form.unreadable
    ? [form.unreadable]
    : unreadParts(call.output, body).map(({ path, words }) => `${path}: ${words}`);
  const verdict = unread.length ? `✗ ${line}${marked("unread-answer")}` : `✓ ${line}`;
  const consequences = unread.length ? [guestSees(call)] : [];
  const words = [...unread, ...form.notes, ...consequences].map((sentence) => `    ${sentence}`);
  output.out(verdict, ...words);
  return unread.length ? "unread" : "read";
}

const marked = (finding: CallFinding) => codeMark(finding);

function firstLine(text: string): string {
  return text.trim().split("\n")[0]?.slice(0, 200) ?? "";
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function readOptions(args: readonly string[]): Options {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      widgets: text,
      token: text,
      "token-file": text,
      inputs: text,
      page: text,
      "partner-base": { ...text, default: "/api/v5/partner_projects" },
      product: { ...text, default: "dine" },
      write: { type: "boolean", default: false },
      pay: { type: "boolean", default: false },
    },
  });
  const [origin = "", ...others] = positionals;
  if (!isOrigin(origin) || others.length)
    throw new UsageError(
      "Name one origin without a path, such as https://api.example.com. Where your API has a prefix, set endpoints in the page configuration.",
    );
  return {
    target: {
      origin: new URL(origin).origin,
      partnerBase: values["partner-base"],
      product: values.product,
    },
    calls: callsOf(values.widgets?.split(",") ?? Object.keys(widgetCalls)).filter(
      (call) => !values.pay || call.timeoutPolicy === "payment",
    ),
    caller: {
      token: readToken({
        option: values.token,
        file: values["token-file"],
        variable: process.env[tokenVariable],
      }),
      page: pageOf(values.page),
    },
    hasVisibleToken: values.token !== undefined,
    inputs: values.inputs === undefined ? {} : readInputs(values.inputs),
    writes: values.write || values.pay,
    pays: values.pay,
  };
}

function pageOf(origin: string | undefined): string | null {
  if (origin === undefined) return null;
  if (!isOrigin(origin))
    throw new UsageError(`--page is an origin such as https://www.example.com, not "${origin}".`);
  return new URL(origin).origin;
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return pathname === "/" && !search && !hash;
}

/** Each call once, even if several widgets make it. */
function callsOf(widgets: readonly string[]): Called[] {
  const calls = widgets.flatMap((widget) => {
    const widgetEndpoints = Object.hasOwn(widgetCalls, widget) ? widgetCalls[widget] : undefined;
    return (
      widgetEndpoints ?? widgetCalls[chosen("--widgets", widget, Object.keys(widgetCalls))] ?? []
    );
  });
  return [...new Set(calls)];
}

function readInputs(file: string): Inputs {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
  const inputs = parsed(file);
  if (typeof inputs !== "object" || inputs === null)
    throw new UsageError(`${file} holds no object.`);
  const names = allRequests.map(({ endpoint }) => endpoint.name);
  const unknown = Object.keys(inputs).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UsageError(`${file}: there is no call "${unknown}".`);
  // SAFETY: the parts of a call are sent as they are, and the server validates them.
  return inputs as Inputs;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${reasonOf(error)}`);
  }
}
