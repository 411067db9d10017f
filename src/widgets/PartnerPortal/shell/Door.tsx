import { createSignIn } from '../../../shared/signin/createSignIn.ts'
import { SignIn } from '../../../shared/signin/SignIn.tsx'
import type { Environment } from '../../../shared/widget/environment.ts'
import { copy } from '../copy.ts'

/** The sign-in of the partner portal (P28); it comes in a chunk of its own, which a signed-in partner never needs. */
export function createDoor(environment: () => Environment) {
  const store = createSignIn({ environment, siteArea: () => 'partner_portal' })
  function Door() {
    return <SignIn store={store} heading={copy.door.heading} lead={copy.door.lead} />
  }
  return { Door, store }
}
