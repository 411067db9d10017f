import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { AccountScreen } from "../../shared/signin/AccountScreen.tsx";
import { SignIn } from "../../shared/signin/SignIn.tsx";
import { AppLinksScreen } from "./screens/AppLinksScreen.tsx";
import { CodeScreen } from "./screens/CodeScreen.tsx";
import { Eyebrow } from "./screens/Eyebrow.tsx";
import { LoadingScreen } from "./screens/LoadingScreen.tsx";
import { PhoneScreen } from "./screens/PhoneScreen.tsx";
import { StepList } from "./screens/StepList.tsx";
import type { SignUpState } from "./signUpFlow.ts";
import type { SignUpStore } from "./signUpStore.ts";
import { signUpTexts } from "./signUpTexts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

const stepCount = 3;

export { createSignUp } from "./signUpStore.ts";

/** Signs up a guest: account, phone number, app (U2). */
export function SignUp({ store }: { store: SignUpStore }) {
  const { steps: words } = useTexts(signUpTexts);
  const state = useFlow(store.flow);
  return (
    <div className="lead-columns">
      <div className="lead-main">
        <SignUpScreen state={state} store={store} />
      </div>
      <StepList
        heading={words.heading}
        steps={[words.account, words.phone, words.app]}
        current={
          state.kind === "account" || state.kind === "resuming" ? 1 : state.kind === "links" ? 3 : 2
        }
      />
    </div>
  );
}

function SignUpScreen({ state, store }: { state: SignUpState; store: SignUpStore }) {
  const { phone, code } = useStore(store.draft);
  const eyebrow = (step: number) => <Eyebrow step={step} steps={stepCount} />;
  switch (state.kind) {
    case "account":
      return <SignIn store={store.signIn} canCreate Account={AccountScreen} eyebrow={eyebrow(1)} />;
    case "resuming":
      return <LoadingScreen />;
    case "phone":
    case "sendingCode":
      return (
        <PhoneScreen
          eyebrow={eyebrow(2)}
          phone={phone}
          saveDraft={store.saveDraft}
          formError={state.kind === "phone" ? state.formError : null}
          isBusy={state.kind === "sendingCode"}
          onSubmit={(digits) => store.send({ type: "phoneSubmitted", phone: digits })}
        />
      );
    case "code":
    case "resendingCode":
    case "verifyingCode":
      return (
        <CodeScreen
          eyebrow={eyebrow(2)}
          state={state}
          code={code}
          onInput={(typed) => store.saveDraft({ code: typed })}
          onSubmit={(typed) => store.send({ type: "codeSubmitted", code: typed })}
          onResend={store.resend}
          onChangePhone={() => store.send({ type: "phoneChangeRequested" })}
        />
      );
    case "links":
      return <AppLinksScreen />;
  }
}
