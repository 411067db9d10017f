import type * as z from "zod/mini";

/** Parts of a request. `path` fills the `{placeholders}`. The client encodes all values. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
}

/** Determines how long a call may take. Only a `read` is ever repeated. */
export type TimeoutPolicy = "read" | "write" | "payment";

export interface Endpoint<Input extends RequestParts, Output> {
  /** The key under which `endpoints` in the page configuration can override the path. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly auth: "none" | "optional" | "required";
  readonly timeoutPolicy: TimeoutPolicy;
  readonly encoding: "json" | "form" | "multipart";
  /**
   * The configured origin that answers. With `partner`, the path is relative to `partnerApiBase`
   * (P1).
   */
  readonly origin: "api" | "app" | "partner";
  readonly output: z.ZodMiniType<Output>;
  /** The type of the call's input. Never set at run time. */
  readonly input?: Input;
}

type Written<O> = Pick<Endpoint<RequestParts, O>, "name" | "method" | "path" | "output"> &
  Partial<Pick<Endpoint<RequestParts, O>, "auth" | "timeoutPolicy" | "encoding" | "origin">>;

/**
 * One documented call. The client, the mock API and the test builders read it. Usage:
 * `endpoint<Input>()({ … })`, with the input as a type, while the output is inferred from its
 * schema. Defaults: no auth, JSON, the API origin, and `read` for GET or `write` for other methods.
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
