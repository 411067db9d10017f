import { useStore } from "zustand";
import { Button } from "../ui/Button.tsx";
import { Screen } from "../ui/Screen.tsx";
import { useEnvironment } from "../widget/environment.ts";
import { useTexts } from "../widget/useTexts.ts";
import { CreateAccountForm } from "./CreateAccountForm.tsx";
import type { AccountScreenProps, SignInProps } from "./SignIn.tsx";
import { texts } from "./texts.ts";

type FormState = Exclude<AccountScreenProps["state"], { kind: "accountUnconfirmed" }>;

/** The form for a new account, and what follows a form whose outcome is unknown. */
export function AccountScreen(props: AccountScreenProps) {
  const { state } = props;
  return state.kind === "accountUnconfirmed" ? (
    <UnconfirmedScreen {...props} />
  ) : (
    <CreateAccountScreen {...props} state={state} />
  );
}

function CreateAccountScreen({
  state,
  store,
  eyebrow,
  asksBirthDate = false,
}: SignInProps & { state: FormState }) {
  const { create: words, forgot } = useTexts(texts);
  const { product } = useEnvironment().config;
  const { password: _, ...draft } = useStore(store.draft);
  return (
    <Screen
      screenKey="createAccount"
      eyebrow={eyebrow}
      heading={words.heading}
      lead={words.lead({ product: product.name })}
    >
      <CreateAccountForm
        draft={draft}
        keep={store.keep}
        formError={state.kind === "createAccount" ? state.formError : null}
        fieldErrors={state.kind === "createAccount" ? state.fieldErrors : null}
        asksBirthDate={asksBirthDate}
        isBusy={state.kind === "creatingAccount"}
        ways={
          <>
            <Button onClick={() => store.send({ type: "signInChosen" })}>{words.signIn}</Button>
            <Button onClick={() => store.send({ type: "forgotPasswordChosen" })}>
              {forgot.heading}
            </Button>
          </>
        }
        onSubmit={(account) => store.send({ type: "accountSubmitted", account })}
      />
      <p className="signin-turn">
        {words.haveAccount}
        <Button kind="quiet" onClick={() => store.send({ type: "signInChosen" })}>
          {words.signIn}
        </Button>
      </p>
    </Screen>
  );
}

function UnconfirmedScreen({ store, eyebrow }: SignInProps) {
  const { unconfirmed: words } = useTexts(texts);
  return (
    <Screen
      screenKey="accountUnconfirmed"
      eyebrow={eyebrow}
      heading={words.heading}
      lead={words.lead}
      actions={
        <>
          <Button kind="primary" wide onClick={() => store.send({ type: "signInChosen" })}>
            {words.signIn}
          </Button>
          <Button kind="quiet" onClick={() => store.send({ type: "createAccountChosen" })}>
            {words.back}
          </Button>
        </>
      }
    />
  );
}
