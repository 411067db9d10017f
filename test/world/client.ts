import type { Client } from "../../src/shared/api/client.ts";
import { failed, type Outcome } from "../../src/shared/api/outcome.ts";
import type { Endpoint, RequestParts } from "../../src/shared/contracts/endpoint.ts";

/** One call of a widget, as it is sent. */
export interface Sent {
  readonly name: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly key: string;
}

export type Answer = (sent: Sent) => Promise<Outcome<unknown>>;

/** The client of an API in the form of the wire. */
export function clientOf(answer: Answer): Client {
  const call = async (
    { name, output }: Endpoint<RequestParts, unknown>,
    { body, query }: { readonly body?: unknown; readonly query?: unknown },
    { intent = "" }: { readonly intent?: string } = {},
  ) => {
    const outcome = await answer({ name, query, body, key: intent });
    if (!outcome.ok) return outcome;
    const { success, data } = output.safeParse(outcome.value);
    return success ? { ...outcome, value: data } : failed({ kind: "off-contract", detail: name });
  };
  // SAFETY: calls and nothing else are made.
  return { call, warmUp() {} } as unknown as Client;
}
