import type { User } from "../../../shared/contracts/session.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { copy } from "../copy.ts";
import { isUnverified } from "../state.ts";
import type { LoginStore } from "../store.ts";
import { Resend } from "./Resend.tsx";

interface WelcomeScreenProps {
  user: User | null;
  isNew: boolean;
  store: LoginStore;
}

/** Shows the signed-in user, whether the address still has to be confirmed, and the next steps. */
export function WelcomeScreen({ user, isNew, store }: WelcomeScreenProps) {
  const { welcome: texts } = copy;
  const { navigate } = useEnvironment();
  const next = store.nextUrl();
  return (
    <Screen
      screenKey="welcome"
      heading={headingFor(user, isNew)}
      lead={
        user?.email && (
          <>
            {texts.as} <strong translate="no">{user.email}</strong>
          </>
        )
      }
      actions={
        <>
          {next && (
            <Button kind="primary" wide onClick={() => navigate(next, "signed-in")}>
              {texts.continue}
            </Button>
          )}
          <Button kind="quiet" onClick={store.signOut}>
            {texts.signOut}
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

function headingFor(user: User | null, isNew: boolean): string {
  const { welcome: texts } = copy;
  const name = user?.firstName?.trim();
  if (!name) return isNew ? texts.freshNameless : texts.heading;
  return isNew ? texts.fresh(name) : texts.back(name);
}
