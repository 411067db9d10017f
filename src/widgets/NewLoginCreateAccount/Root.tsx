import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { AccountScreen } from "../../shared/signin/AccountScreen.tsx";
import { SignIn } from "../../shared/signin/SignIn.tsx";
import { Screen } from "../../shared/ui/Screen.tsx";
import { Skeleton } from "../../shared/ui/Skeleton.tsx";
import { Toast } from "../../shared/ui/Toast.tsx";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./NewLoginCreateAccount.css?inline";
import { Benefits } from "./Benefits.tsx";
import type { Options } from "./options.ts";
import type { LoginStore } from "./store.ts";
import { ExpiredScreen, UnreachableScreen, VerifiedScreen } from "./screens/VerifyScreens.tsx";
import { WelcomeScreen } from "./screens/WelcomeScreen.tsx";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

interface RootProps {
  options: Options;
  store: LoginStore;
}

/** Sign-in, a new account, a forgotten password and the confirmation of an email address. */
export function Root(props: RootProps) {
  const copy = useTexts(texts);
  useSheet(css);
  const { product } = useEnvironment().config;
  const { key, isShown } = useStore(props.store.toast);
  return (
    <>
      <div className="login">
        <Step {...props} />
        <Benefits />
      </div>
      <Toast toastKey={key} title={copy.toast.title} onHide={props.store.dismissToast}>
        {isShown ? copy.toast.text({ product: product.name }) : null}
      </Toast>
    </>
  );
}

function Step({ options, store }: RootProps) {
  const copy = useTexts(texts);
  const state = useFlow(store.flow);
  switch (state.kind) {
    case "signedOut":
      return (
        <SignIn
          store={store.signIn}
          canCreate={options.createAccount}
          Account={AccountScreen}
          asksBirthDate={options.askBirthDate}
        />
      );
    case "loading":
      return <Loading text={copy.reading} />;
    case "verifying":
      return <Loading text={copy.verifying} />;
    case "welcome":
      return <WelcomeScreen {...state} store={store} />;
    case "verified":
      return <VerifiedScreen isSignedIn={state.isSignedIn} onLeave={store.finishVerifying} />;
    case "verifyExpired":
      return <ExpiredScreen store={store} />;
    case "verifyFailed":
      return <UnreachableScreen onRetry={() => store.send({ type: "retried" })} />;
  }
}

function Loading({ text }: { text: string }) {
  return (
    <Screen screenKey={text} heading={text}>
      <Skeleton shape={["line", "control", "control"]} text={text} />
    </Screen>
  );
}
