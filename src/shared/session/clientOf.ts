import type { ClientConfig } from "../api/address.ts";
import type { Client } from "../api/client.ts";
import { failed } from "../api/outcome.ts";
import type { ClientSession } from "../api/prepare.ts";
import { warmUp } from "../api/transport.ts";
import { pageOrigin } from "../host/navigation.ts";
import { dinerSession } from "./sessions.ts";

/**
 * The API client for a widget's effects: `clientOf(environment())`. Managers pass `managerSession()`.
 * Ask for it anew where the page configuration may have changed; it costs nothing. Its code and axios are
 * loaded together with the first call; where they cannot be had, the call has not left: `offline`.
 */
export function clientOf(
  { config }: { readonly config: ClientConfig },
  session: ClientSession = dinerSession(),
): Client {
  return {
    warmUp() {
      warmUp();
      void code().catch(() => {});
    },
    async call(endpoint, input, options = {}) {
      // Noted before anything is awaited: a write belongs to the session in which it was asked for.
      const sessionVersion = options.sessionVersion ?? session.version();
      warmUp();
      const loaded = await code().catch(() => null);
      if (!loaded) return failed({ kind: "offline" });
      return loaded
        .createClient({ config, session, pageOrigin: pageOrigin() })
        .call(endpoint, input, { ...options, sessionVersion });
    },
  };
}

function code(): Promise<typeof import("../api/client.ts")> {
  return import("../api/client.ts");
}
