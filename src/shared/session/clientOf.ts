import type { ClientConfig } from '../api/address.ts'
import { createClient, type Client } from '../api/client.ts'
import { pageOrigin } from '../host/navigation.ts'
import type { Session } from './session.ts'
import { dinerSession } from './sessions.ts'

/**
 * The API client for a widget's effects: `clientOf(environment())`. Managers pass `managerSession()`.
 * Ask for it anew where the page configuration may have changed; it costs nothing.
 */
export function clientOf({ config }: { readonly config: ClientConfig }, session: Session = dinerSession()): Client {
  return createClient({ config, session, pageOrigin: pageOrigin() })
}
