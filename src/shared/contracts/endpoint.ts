import type * as z from "zod/mini";

/** Parts of a request. `path` fills the `{placeholders}`; values are encoded by the client. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
}

/** How long a call may take and whether it may be tried again: only a `read` ever is. */
export type TimeoutPolicy = "read" | "write" | "payment";

export interface Endpoint<Input extends RequestParts, Output> {
  /** Key under which the page configuration's `endpoints` may override the path. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly auth: "none" | "optional" | "required";
  readonly timeoutPolicy: TimeoutPolicy;
  readonly encoding: "json" | "form" | "multipart";
  /** Which configured origin answers; `partner`: below `partnerApiBase`, where the path is relative to it (P1). */
  readonly origin: "api" | "app" | "partner";
  readonly output: z.ZodMiniType<Output>;
  /** Type only: the input of the call. */
  readonly input?: Input;
}

type Written<O> = Pick<Endpoint<RequestParts, O>, "name" | "method" | "path" | "output"> &
  Partial<Pick<Endpoint<RequestParts, O>, "auth" | "timeoutPolicy" | "encoding" | "origin">>;

/**
 * One documented call. The client, the mock API and the test builders all read it.
 * `endpoint<Input>()({ … })`: the input is written as a type, the output is inferred from its schema.
 * Defaults: no auth, JSON, the API origin; `read` for GET and `write` for the rest.
 */
export function endpoint<Input extends RequestParts = RequestParts>() {
  return <O>(call: Written<O>): Endpoint<Input, O> => ({
    auth: "none",
    timeoutPolicy: call.method === "GET" ? "read" : "write",
    encoding: "json",
    origin: "api",
    ...call,
  });
}
