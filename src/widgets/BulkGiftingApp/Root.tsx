import { useStore } from "zustand";
import { useFlow } from "../../shared/flow/useFlow.ts";
import { SignIn } from "../../shared/signin/SignIn.tsx";
import { Toast } from "../../shared/ui/Toast.tsx";
import { useSheet } from "../../shared/widget/useSheet.ts";
import css from "./BulkGiftingApp.css?inline";
import type { Options } from "./options.ts";
import { Loading, Unread } from "./Loading.tsx";
import { Shell } from "./Shell.tsx";
import type { BulkStore } from "./storeType.ts";
import { texts } from "./texts.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";

/** Bulk gifting (B2.28–B2.41): sign-in, a new order, and the gifts that were sent. */
export function Root({ store }: { options: Options; store: BulkStore }) {
  const copy = useTexts(texts);
  useSheet(css);
  const account = useFlow(store.account.flow);
  const { route } = useStore(store.navigation.store);
  const { message } = useStore(store.toast.store);
  return (
    <div className="bulk" data-route={route.name}>
      {account.kind === "signedOut" && (
        <SignIn store={store.signIn} heading={copy.login.heading} lead={copy.login.lead} />
      )}
      {account.kind === "loading" && <Loading text={copy.loading} />}
      {account.kind === "failed" && (
        <Unread
          onRetry={() => store.account.flow.send({ type: "retried" })}
          onLogOut={store.logOut}
        />
      )}
      {account.kind === "loaded" && <Shell store={store} user={account.user} route={route} />}
      <Toast toastKey={message?.key} onHide={store.toast.hide}>
        {message?.text}
      </Toast>
    </div>
  );
}
