import type { User } from "../../../shared/contracts/session.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { pageOrigin } from "../../../shared/host/navigation.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { isUnverified } from "../state.ts";
import type { LoginStore } from "../store.ts";
import { Resend } from "./Resend.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

interface WelcomeScreenProps {
  user: User | null;
  isNew: boolean;
  store: LoginStore;
}

/** Shows the signed-in user, whether the address still has to be confirmed, and the next steps. */
export function WelcomeScreen({ user, isNew, store }: WelcomeScreenProps) {
  const copy = useTexts(texts);
  const { welcome: words } = copy;
  const { navigate } = useEnvironment();
  // Leads to the site's home page if the host names no page.
  const next = store.nextUrl() ?? `${pageOrigin()}/`;
  return (
    <Screen
      screenKey="welcome"
      heading={headingFor(user, isNew, words)}
      lead={
        user?.email && (
          <>
            {words.as} <strong translate="no">{user.email}</strong>
          </>
        )
      }
      actions={
        <>
          <Button kind="primary" wide onClick={() => navigate(next, "signed-in")}>
            {words.continue}
          </Button>
          <Button kind="quiet" onClick={store.signOut}>
            {words.signOut}
          </Button>
        </>
      }
    >
      {isUnverified(user, isNew) && (
        <section className="card login-inbox">
          <h3>{copy.inbox.title}</h3>
          <p>
            {user?.email ? (
              <>
                {copy.inbox.text} <strong translate="no">{user.email}</strong>.
              </>
            ) : (
              copy.inbox.textNameless
            )}{" "}
            {copy.inbox.open}
          </p>
          <Resend store={store} />
        </section>
      )}
    </Screen>
  );
}

function headingFor(
  user: User | null,
  isNew: boolean,
  words: typeof texts.messages.welcome,
): string {
  const name = user?.firstName?.trim();
  if (!name) return isNew ? words.freshNameless : words.heading;
  return isNew ? words.fresh({ name }) : words.back({ name });
}
