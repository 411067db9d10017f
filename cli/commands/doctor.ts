import { codeMark } from "../findingCodes.ts";
import { parseArgs } from "node:util";
import { catalog } from "../catalog.ts";
import type { Command, Output } from "../command.ts";
import { examine } from "../doctor/examine.ts";
import { fetcher } from "../doctor/fetchText.ts";
import { privateAddressFinding } from "../doctor/privateAddressFinding.ts";
import type { PageFinding } from "../doctor/finding.ts";
import { PrivateAddressError } from "../network/guardedLookup.ts";
import { readSecret } from "../contract/readSecret.ts";
import { linesOf } from "../printer.ts";
import { chosen, UsageError } from "../usage.ts";

const formats = ["plain", "json"] as const;

const help = `Usage: dining-widgets doctor [options] <address of a page>

Fetches a live page and the files that its widgets need, by plain GET requests, and says what is
wrong: security policy, CORS, cache times, compression, integrity, scripts, page configuration,
unknown widgets and options.

Options:
  --header-file <file>    headers to send with the request for the page, such as a cookie: one in each line,
                          'Name: value'; - reads standard input. They go to the origin of the given address
                          only, whatever the page redirects to
  --header 'Name: value'  one of them on the command line, where every user of this machine sees it; may be repeated
  --allow-private         also fetch private addresses that the page names: this machine, a local network,
                          metadata of a cloud. Without it only the origin of the given address may be private
  --timeout <seconds>     for each request (default: 15)
  --format <format>       ${formats.join(", ")} (default: plain)

Exit codes: 0 no errors, 1 errors, 2 wrong use.

Examples:
  dining-widgets doctor https://www.example.com/offer
  dining-widgets doctor --header-file headers.txt https://staging.example.com/
`;

async function run(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      header: { type: "string", multiple: true, default: [] },
      "header-file": { type: "string" },
      "allow-private": { type: "boolean", default: false },
      timeout: { type: "string", default: "15" },
      format: { type: "string", default: "plain" },
    },
  });
  const format = chosen("--format", values.format, formats);
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 600))
    throw new UsageError(`--timeout needs seconds, at most 600, not "${values.timeout}"`);
  const address = addressOf(positionals);
  const given = values.header.map(headerOf);
  if (given.some(([name]) => secretHeader.test(name)))
    output.err(
      "warning: other users of this machine see --header in the list of processes; use --header-file",
    );
  const get = fetcher({
    given: address,
    givenHeaders: Object.fromEntries([...headersIn(values["header-file"]), ...given]),
    allowsPrivate: values["allow-private"],
    timeoutMs: seconds * 1_000,
  });
  const findings = await examine(address, catalog, get).catch((error: unknown) => [
    unreadPage(error),
  ]);
  const errors = findings.filter(({ severity }) => severity === "error").length;
  if (format === "json")
    output.out(...linesOf(JSON.stringify({ page: address.href, findings }, null, 2)));
  else {
    for (const { check, severity, message, remedy } of findings)
      output.out(
        `${severity} ${check}: ${message}${codeMark(check)}`,
        ...(remedy ? [`    ${remedy}`] : []),
      );
    output.out(
      findings.length
        ? `${address.href}: ${errors} of ${findings.length} findings are errors`
        : `${address.href}: nothing is wrong`,
    );
  }
  return errors ? 1 : 0;
}

/** The finding about a page that did not answer, or that redirects to a private address. */
function unreadPage(error: unknown): PageFinding {
  if (error instanceof PrivateAddressError) return privateAddressFinding(error.message);
  return {
    check: "page",
    severity: "error",
    message: error instanceof Error ? error.message : String(error),
    remedy: "check the address, and that this machine reaches it",
  };
}

function addressOf([text, ...more]: readonly string[]): URL {
  if (text === undefined || more.length) throw new UsageError("doctor needs one address");
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" is no address; write https://host/page`);
  return url;
}

/** Names of headers that sign somebody in. */
const secretHeader = /cookie|auth|token|key|secret/i;

function headersIn(file: string | undefined): [name: string, value: string][] {
  if (file === undefined) return [];
  const lines = readSecret("--header-file", file).split(/\r?\n/);
  return lines.filter((line) => line.trim()).map(headerOf);
}

function headerOf(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (!name || value === undefined)
    throw new UsageError("--header needs 'Name: value', and so does each line of --header-file");
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new UsageError(`--header ${name} holds a character that HTTP does not carry`);
  return [name, value];
}

export const command: Command = {
  name: "doctor",
  summary: "Check a live page: policy, CORS, caching, integrity, scripts, options.",
  help,
  run,
};
