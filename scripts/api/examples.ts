import { getResponse } from "msw";
import { knownPassword } from "../../mock-api/accounts.ts";
import { areas } from "../../mock-api/areas.ts";
import { createBackend, type StatefulBackend } from "../../mock-api/backend.ts";
import { requestOf, type Target } from "../../cli/contract/send.ts";
import { snake } from "./answerSchema.ts";
import type { Account, ContractRequest } from "../../src/shared/contracts/requests/request.ts";

export const mockTarget: Target = {
  origin: "http://localhost:4010",
  partnerBase: "/api/v5/partner_projects",
  product: "dine",
};
const clock = Date.parse("2026-03-14T18:30:00Z");
const most = 2;

/**
 * The mock API's answer to the call's sample, in snake_case and with lists cut to two rows.
 * Undefined if the mock API refuses it or the call sends a file.
 */
export async function exampleOf({ endpoint, sample }: ContractRequest): Promise<unknown> {
  if (endpoint.encoding === "multipart" || endpoint.path.startsWith("http")) return undefined;
  const backend = createBackend(areas, () => clock);
  const token = sample.as ? await tokenOf(backend, sample.as) : null;
  const request = requestOf(endpoint, sample, mockTarget, { token, page: null });
  const response = await getResponse([...backend.handlers], request);
  if (!response?.ok || response.status === 204) return undefined;
  return shortened(await response.json());
}

async function tokenOf(backend: StatefulBackend, who: Account): Promise<string> {
  const request = new Request(`${mockTarget.origin}/api/v5/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: { email: `${who}@example.com`, password: knownPassword } }),
  });
  const response = await getResponse([...backend.handlers], request);
  return (await response?.json())?.token;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [snake(key), shortened(part)]),
  );
}
