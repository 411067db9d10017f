import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { AccountScreen } from "../../shared/signin/AccountScreen.tsx";
import { SignIn } from "../../shared/signin/SignIn.tsx";
import { AppLinksScreen } from "./screens/AppLinksScreen.tsx";
import { CodeScreen } from "./screens/CodeScreen.tsx";
import { PhoneScreen } from "./screens/PhoneScreen.tsx";
import type { SignUpStore } from "./signUpStore.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

const stepCount = 3;

export { createSignUp } from "./signUpStore.ts";

/** Signs up a guest: account, phone number, app (U2). */
export function SignUp({ store }: { store: SignUpStore }) {
  const copy = useTexts(texts);
  const state = useFlow(store.flow);
  const { phone, code } = useStore(store.draft);
  const eyebrow = (step: number) => copy.stepOf({ step, steps: stepCount });
  switch (state.kind) {
    case "account":
      return <SignIn store={store.signIn} canCreate Account={AccountScreen} eyebrow={eyebrow(1)} />;
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
      return <AppLinksScreen eyebrow={eyebrow(3)} />;
  }
}
