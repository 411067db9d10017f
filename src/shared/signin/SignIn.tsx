import type { ComponentType, ReactNode } from "react";
import { useStore } from "zustand";
import { useFlow } from "../flow/useFlow.ts";
import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useSheet } from "../widget/useSheet.ts";
import type { SignInStore } from "./createSignIn.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import css from "./SignIn.css?inline";
import { SignInForm } from "./SignInForm.tsx";
import type { SignInState } from "./state.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../widget/useTexts.ts";

export interface SignInProps {
  store: SignInStore;
  /** Replaces the title 'Sign in', for example with the name of the site area. */
  heading?: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  width?: "flow" | "manager" | undefined;
  /** Whether the sign-in leads to the form for a new account. */
  canCreate?: boolean | undefined;
  /**
   * `AccountScreen`, where people can create an account. The file of a widget without new accounts
   * does not contain it.
   */
  Account?: ComponentType<AccountScreenProps> | undefined;
  asksBirthDate?: boolean | undefined;
  /** Another way to continue, below the forms for an existing account. */
  after?: ReactNode;
  /** The shortest password that is sent. 6 characters unless the area sets another length. */
  shortestPassword?: number | undefined;
}

type ScreenProps<K extends SignInState["kind"]> = SignInProps & {
  state: Extract<SignInState, { kind: K }>;
};

export type AccountScreenProps = ScreenProps<
  "createAccount" | "creatingAccount" | "accountUnconfirmed"
>;

/**
 * The screens of `createSignIn`. Renders nothing once the guest is signed in: the widget shows what
 * follows.
 */
export function SignIn(props: SignInProps) {
  useSheet(css, "shared");
  const state = useFlow(props.store.flow);
  switch (state.kind) {
    case "signIn":
    case "signingIn":
      return <SignInScreen {...props} state={state} />;
    case "forgotPassword":
    case "sendingLink":
      return <ForgotPasswordScreen {...props} state={state} />;
    case "linkSent":
      return <LinkSentScreen {...props} state={state} />;
    case "createAccount":
    case "creatingAccount":
    case "accountUnconfirmed":
      return props.Account ? <props.Account {...props} state={state} /> : null;
    case "signedIn":
      return null;
  }
}

function SignInScreen({
  state,
  store,
  heading,
  lead,
  eyebrow,
  width,
  canCreate,
  shortestPassword,
  after,
}: ScreenProps<"signIn" | "signingIn">) {
  const { signIn: words } = useTexts(texts);
  const { product } = useEnvironment().config;
  const draft = useStore(store.draft);
  return (
    <Screen
      screenKey="signIn"
      eyebrow={eyebrow}
      heading={heading ?? words.heading}
      lead={lead ?? words.lead({ product: product.name })}
      width={width}
    >
      <SignInForm
        draft={draft}
        keep={store.keep}
        formError={state.kind === "signIn" ? state.formError : null}
        isBusy={state.kind === "signingIn"}
        shortest={shortestPassword}
        onSubmit={(credentials) => store.send({ type: "credentialsSubmitted", credentials })}
      />
      <div className="signin-ways">
        <Button kind="quiet" onClick={() => store.send({ type: "forgotPasswordChosen" })}>
          {words.forgot}
        </Button>
        {canCreate && (
          <p className="signin-turn">
            {words.newHere}
            <Button kind="quiet" onClick={() => store.send({ type: "createAccountChosen" })}>
              {words.create}
            </Button>
          </p>
        )}
        {after}
      </div>
    </Screen>
  );
}

function ForgotPasswordScreen({
  state,
  store,
  eyebrow,
  width,
  after,
}: ScreenProps<"forgotPassword" | "sendingLink">) {
  const { forgot: words } = useTexts(texts);
  const draft = useStore(store.draft);
  return (
    <Screen
      screenKey="forgotPassword"
      eyebrow={eyebrow}
      heading={words.heading}
      lead={words.lead}
      width={width}
    >
      <ForgotPasswordForm
        draft={draft}
        keep={store.keep}
        formError={state.kind === "forgotPassword" ? state.formError : null}
        isBusy={state.kind === "sendingLink"}
        onSubmit={(email) => store.send({ type: "emailSubmitted", email })}
      />
      <div className="signin-ways">
        <Back store={store} />
        {after}
      </div>
    </Screen>
  );
}

function LinkSentScreen({ state, store, eyebrow, width }: ScreenProps<"linkSent">) {
  const { forgot: words } = useTexts(texts);
  return (
    <Screen
      screenKey="linkSent"
      eyebrow={eyebrow}
      heading={words.sent}
      width={width}
      lead={words.sentTo({
        email: state.email,
        address: addressIn,
      })}
    >
      <div className="signin-ways">
        <Back store={store} />
        <Button kind="quiet" onClick={() => store.send({ type: "forgotPasswordChosen" })}>
          {words.otherEmail}
        </Button>
      </div>
    </Screen>
  );
}

function Back({ store }: Pick<SignInProps, "store">) {
  const { forgot } = useTexts(texts);
  return (
    <Button kind="quiet" onClick={() => store.send({ type: "signInChosen" })}>
      {forgot.back}
    </Button>
  );
}

/** The email address in a text. */
function addressIn(text: string): ReactNode {
  return (
    <strong key="address" className="signin-address" translate="no">
      {text}
    </strong>
  );
}
