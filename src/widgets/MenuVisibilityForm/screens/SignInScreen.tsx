import { createSignIn, type SignInStore } from '../../../shared/signin/createSignIn.ts'
import { SignIn } from '../../../shared/signin/SignIn.tsx'
import type { StoreStart } from '../../../shared/widget/defineWidget.ts'
import { copy } from '../copy.ts'

/** The partners' sign-in (P28); the session that it opens is what the form waits for. */
export function createPartnerSignIn({ environment }: Pick<StoreStart<unknown>, 'environment'>): SignInStore {
  return createSignIn({ environment, siteArea: () => 'partner_portal' })
}

export function SignInScreen({ store, isBack }: { store: SignInStore; isBack: boolean }) {
  return <SignIn store={store} heading={copy.signIn.heading} lead={isBack ? copy.signIn.resume : copy.signIn.lead} />
}
