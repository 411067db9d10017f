import { createStore } from "zustand/vanilla";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import type { Giver } from "../../shared/contracts/bulkGifting.ts";
import { defaultRecipients } from "../../shared/gifting/tiers.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { createAccount } from "./account/account.ts";
import { termsOf, type Terms } from "./account/terms.ts";
import { createLazyParts } from "./lazyParts.ts";
import { createNavigation } from "./navigation.ts";
import type { Options } from "./options.ts";
import { createOrder } from "./order/order.ts";

export type BulkStore = ReturnType<typeof createBulkGifting>;

/** One root: who gives, where in the widget they are, the order that is being made, and the gifts that were sent. */
export function createBulkGifting({ options, environment }: StoreStart<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const onBug = (error: unknown) =>
    environment().fail(
      "render",
      `BulkGiftingApp: ${error instanceof Error ? error.message : "an effect failed"}`,
    );
  const toast = createStore<{ key: number; text: string | null }>(() => ({ key: 0, text: null }));
  const announce = (text: string | null): void =>
    toast.setState(({ key }) => ({ key: key + 1, text }));
  const account = createAccount({
    client,
    session,
    country: () => environment().country,
    signal,
    onBug,
  });
  const lazyParts = createLazyParts();
  const signIn = createSignIn({
    environment,
    siteArea: () => "bulk_gifting",
    country: environment().country,
    mirrored: true,
  });
  const navigation = createNavigation(environment, session.isSignedIn);
  const port = createCardPort();
  const provider = createCardProvider(
    () => settings()?.stripePublicKey || environment().config.stripePublishableKey || null,
    signal,
  );
  let sessionVersion = session.version();

  const settings = () => {
    const state = account.flow.store.getState();
    return state.kind === "known" ? state.settings : null;
  };
  const user = (): Giver | null => {
    const state = account.flow.store.getState();
    return state.kind === "known" ? state.user : null;
  };
  const terms = (): Terms => termsOf(settings(), environment().country, options().mode);

  const order = createOrder({
    client,
    version: () => sessionVersion,
    terms,
    cardholder: () => `${user()?.firstName ?? ""} ${user()?.lastName ?? ""}`.trim(),
    port,
    provider,
    refresh: () => void account.refresh(),
    start: () => {
      const { presets } = terms();
      const preset = presets.find(({ default: isDefault }) => isDefault) ?? presets[0];
      return {
        recipients: String(options().startRecipients ?? defaultRecipients),
        perPerson: String(preset?.amount ?? ""),
        senderName:
          options().senderName ?? `${user()?.firstName ?? ""} ${user()?.lastName ?? ""}`.trim(),
      };
    },
    finished: ({ id, total, recipientCount }) =>
      environment().done("purchased", {
        orderId: id,
        recipients: recipientCount,
        ...(total !== null && { amountCents: total }),
      }),
    navigation,
    signal,
    onBug,
  });

  emitSessionEvents(session, { signal, emit });

  account.flow.store.subscribe((state) => {
    if (state.kind === "known") {
      sessionVersion = session.version();
      order.own(state.user.id);
    }
    if (state.kind === "signedOut") {
      signIn.send({ type: "sessionEnded", formError: null });
      navigation.guard();
    }
    if (state.kind === "loading") navigation.welcome();
    fetchAhead();
  });
  navigation.store.subscribe(fetchAhead);
  navigation.guard();
  fetchAhead();

  /** Preloads the code of the next screen after sign-in. */
  function fetchAhead(): void {
    if (account.flow.store.getState().kind === "signedOut") return;
    const { route } = navigation.store.getState();
    if (route.name === "create") lazyParts.order.load();
    else if (route.name !== "login" && route.name !== "lost") lazyParts.dashboard.load();
  }

  return {
    account,
    client,
    lazyParts,
    navigation,
    order,
    port,
    provider,
    session,
    signal,
    signIn,
    terms,
    toast,
    announce,
    user,
    logOut(): void {
      order.drop();
      session.signOut();
    },
  };
}
