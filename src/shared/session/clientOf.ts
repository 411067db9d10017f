import type { ClientConfig } from "../api/address.ts";
import type { Client } from "../api/client.ts";
import { clientFile } from "../api/clientFile.ts";
import { failed } from "../api/outcome.ts";
import type { ClientSession } from "../api/prepare.ts";
import { pageOrigin } from "../host/navigation.ts";
import { dinerSession } from "./sessions.ts";

/**
 * The API client for a widget's effects: `clientOf(environment())`. Managers pass `managerSession()`.
 * Call it again where the page configuration may have changed; it costs nothing. Its code, axios included, is
 * loaded with the first call; where they cannot be had, the call has not left: `offline`.
 */
export function clientOf(
  { config }: { readonly config: ClientConfig },
  session: ClientSession = dinerSession(),
): Client {
  return {
    warmUp: () => void fileOrNull(),
    async call(endpoint, input, options = {}) {
      // Noted before anything is awaited: a write belongs to the session in which it was asked for.
      const sessionVersion = options.sessionVersion ?? session.version();
      const file = await fileOrNull();
      if (!file) return failed({ kind: "offline" });
      return file
        .createClient({ config, session, pageOrigin: pageOrigin() })
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
