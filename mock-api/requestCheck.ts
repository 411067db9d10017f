import * as z from "zod/mini";
import { allRequests } from "../src/shared/contracts/requests/allRequests.ts";
import type { ContractRequest } from "../src/shared/contracts/requests/request.ts";
import { pathOf, patternOf, type Called } from "./pattern.ts";
import { readText } from "./readText.ts";

/** The parts of a request; `body` is undefined when nothing readable arrived. */
export interface SentParts {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const patterns = allRequests.map((known) => ({ known, ...patternOf(known.endpoint) }));

const english = z.locales.en().localeError;

/** Requests that the mock API refused since the last `takeBreaches`. */
const breaches: string[] = [];

/**
 * Why a request breaks the contract, as a text. Null if it does not. Calls that share an address
 * may each send their own body. Calls that are not in the contracts, such as those of a test, are
 * not checked.
 */
export function contractBreach(endpoint: Called, url: URL, sent: SentParts): string | null {
  const documented = requestsTo(endpoint.method, url);
  if (!documented.some((known) => pathOf(known.endpoint) === pathOf(endpoint))) return null;
  const problems = documented.map((known) => problemOf(known, sent));
  const [problem] = problems;
  if (problem === undefined || problems.includes(null)) return null;
  const words = `${endpoint.method} ${endpoint.path} breaks its contract [DW811]:\n${problem}`;
  breaches.push(words);
  console.error(`The mock API refuses a request. ${words}`);
  return words;
}

/** Returns the refused requests since the last call. */
export function takeBreaches(): string[] {
  return breaches.splice(0);
}

/**
 * The calls of an address. `/brand_tags.json` comes before `/{slug}.json`, which matches it too.
 */
function requestsTo(method: string, { origin, pathname }: URL): ContractRequest[] {
  const fitting = patterns.filter(
    ({ known, regExp }) => known.endpoint.method === method && regExp.test(origin + pathname),
  );
  const fewest = Math.min(...fitting.map(({ names }) => names.length));
  return fitting.filter(({ names }) => names.length === fewest).map(({ known }) => known);
}

function problemOf({ endpoint, query, body }: ContractRequest, sent: SentParts): string | null {
  const parts = query ? withQueryOfBody(query, sent) : sent;
  const isText = endpoint.encoding !== "json";
  const problems = [
    query && validationProblem("query", query, readText(query, parts.query)),
    body
      ? validationProblem("body", body, isText ? readText(body, parts.body) : parts.body)
      : parts.body !== undefined && "✖ it has no body\n  → at body",
  ];
  return problems.filter(Boolean).join("\n") || null;
}

function validationProblem(part: string, schema: z.ZodMiniType, value: unknown): string | null {
  const { error } = z.safeParse(schema, value, { error: english });
  const issues = error?.issues.map((issue) => ({ ...issue, path: [part, ...issue.path] }));
  return issues ? z.prettifyError({ issues }) : null;
}

/** A page that sets `queryInBody` (X1) sends the query's parameters as members of the body. */
function withQueryOfBody(schema: z.ZodMiniType, { query, body }: SentParts): SentParts {
  const names = namesOf(schema);
  if (typeof body !== "object" || body === null || Object.keys(query).length)
    return { query, body };
  const [inQuery, inBody] = [true, false].map((isQuery) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => names.has(key) === isQuery)),
  );
  return { query: inQuery ?? {}, body: Object.keys(inBody ?? {}).length ? inBody : undefined };
}

function namesOf(schema: z.core.$ZodType): Set<string> {
  // SAFETY: these are all kinds of schema, and `type` tells them apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "object") return new Set(Object.keys(def.shape));
  return new Set(def.type === "union" ? def.options.flatMap((one) => [...namesOf(one)]) : []);
}
