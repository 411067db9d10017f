import type { ClientConfig } from "../api/address.ts";
import type { Client } from "../api/client.ts";
import { clientFile } from "../api/clientFile.ts";
import { failed, unsent } from "../api/outcome.ts";
import type { ClientSession } from "../api/prepare.ts";
import { pageOrigin } from "../host/navigation.ts";
import { dinerSession } from "./sessions.ts";

/** The part of a widget's environment that the client needs. */
interface ClientEnvironment {
  readonly config: ClientConfig;
  readonly widget?: string;
  readonly fail?: (phase: "render", message: string, code: string) => void;
}

/**
 * The API client for a widget's effects: `clientOf(environment())`. Managers pass
 * `managerSession()`. Call it again if the page configuration may have changed: it costs nothing.
 * Its code loads with the first call. If the code does not load, the call has not been sent:
 * `offline`.
 */
export function clientOf(
  { config, widget, fail }: ClientEnvironment,
  session: ClientSession = dinerSession(),
): Client {
  return {
    warmUp: (what) => void fileOrNull().then((file) => what && file?.loadUploads().catch(() => {})),
    async call(endpoint, input, options = {}) {
      // Noted before anything is awaited, because a write belongs to the session in which it was
      // requested.
      const sessionVersion = options.sessionVersion ?? session.version();
      const file = await fileOrNull();
      if (!file) return failed(unsent({ kind: "offline" }));
      return file
        .createClient({
          config,
          session,
          pageOrigin: pageOrigin(),
          report: (message, code) => fail?.("render", `${widget}: ${message}`, code),
        })
        .call(endpoint, input, { ...options, sessionVersion });
    },
  };
}

async function fileOrNull() {
  try {
    return await clientFile();
  } catch {
    return null;
  }
}
