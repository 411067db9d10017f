import { logOut } from "../../shared/session/logOut.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { createToast } from "../../shared/flow/toast.ts";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import type { BulkOrder, Giver } from "../../shared/contracts/bulkGifting.ts";
import { defaultRecipients } from "../../shared/gifting/tiers.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { Session } from "../../shared/session/session.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createSignIn, type SignInStore } from "../../shared/signin/createSignIn.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { createAccount, type Account } from "./account/account.ts";
import { termsOf, type Terms } from "./account/terms.ts";
import { forgetAddress } from "./dashboard/forgetAddress.ts";
import { createLazyParts } from "./lazyParts.ts";
import { createNavigation, type Navigation } from "./navigation.ts";
import type { Options } from "./options.ts";
import { createOrder, type Order } from "./order/order.ts";
import type { BulkStore, LazyParts } from "./storeType.ts";

/**
 * The store of one root: the account, the route, the current order, and the gifts that were sent.
 */
export function createBulkGifting({ options, environment }: StoreDeps<Options>): BulkStore {
  const { signal, emit } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const onBug = reportBug(environment);
  const account = createAccount({
    client,
    session,
    country: () => environment().country,
    signal,
    onBug,
  });
  const { settings, user } = accountReaders(account);
  const terms = (): Terms => termsOf(settings(), environment().country, options().mode);
  const lazyParts = createLazyParts();
  lazyParts.order.prefetchWhenIdle(environment());
  const signIn = createSignIn({
    environment,
    siteArea: () => "bulk_gifting",
    country: environment().country,
    mirrored: true,
  });
  const navigation = createNavigation(environment, session.isSignedIn);
  const port = createCardPort(environment);
  const provider = createCardProvider(
    () => settings()?.stripePublicKey || environment().config.stripePublishableKey || null,
    signal,
  );
  const sessionVersion = versionOfAccount(account, session);

  const order = createOrder({
    client,
    version: sessionVersion,
    terms,
    cardholder: () => nameOf(user()),
    port,
    provider,
    savedCards: () => user()?.creditCards ?? [],
    cardsChanged: (cards) => account.flow.send({ type: "cardsChanged", cards }),
    refresh: () => void account.refresh(),
    start: () => draftStart(options(), terms(), user()),
    finished: (placed) => environment().done("purchased", doneDetail(placed)),
    navigation,
    signal,
    onBug,
  });

  emitSessionEvents(session, { signal, emit });
  followAccount({ account, navigation, order, signIn, lazyParts });

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
    toast: createToast(),
    user,
    logOut(): void {
      order.drop();
      forgetAddress();
      logOut(environment().config, session);
    },
  };
}

/** The account's settings and user; null until it is known. */
function accountReaders(account: Account) {
  const loadedState = () => {
    const state = account.flow.store.getState();
    return state.kind === "loaded" ? state : null;
  };
  return {
    settings: () => loadedState()?.settings ?? null,
    user: (): Giver | null => loadedState()?.user ?? null,
  };
}

/**
 * `session.version()` at the time when the account was read. Must be called before anything else
 * listens to the account.
 */
function versionOfAccount(account: Account, session: Session): () => number {
  let version = session.version();
  account.flow.store.subscribe((state, before) => {
    if (state.kind === "loaded" && before.kind !== "loaded") version = session.version();
  });
  return () => version;
}

/** Field values of an order that has not been started. */
function draftStart(
  { startRecipients, senderName }: Options,
  { presets }: Terms,
  user: Giver | null,
) {
  const preset = presets.find(({ default: isDefault }) => isDefault) ?? presets[0];
  return {
    recipients: String(startRecipients ?? defaultRecipients),
    perPerson: String(preset?.amount ?? ""),
    senderName: senderName ?? nameOf(user),
  };
}

function nameOf(user: Giver | null): string {
  return `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim();
}

/** The detail of `widget:done`: ids, counts and cents, no personal data. */
function doneDetail({ id, total, recipientCount }: BulkOrder) {
  return {
    orderId: id,
    recipients: recipientCount,
    ...(total !== null && { amountCents: total }),
  };
}

/**
 * Tells the order, the sign-in and the address about changes of the account, and preloads the code
 * of the next screen.
 */
function followAccount({
  account,
  navigation,
  order,
  signIn,
  lazyParts,
}: {
  account: Account;
  navigation: Navigation;
  order: Order;
  signIn: SignInStore;
  lazyParts: LazyParts;
}): void {
  account.flow.store.subscribe((state) => {
    if (state.kind === "loaded") order.setOwner(state.user.id);
    if (state.kind === "signedOut") {
      signIn.send({ type: "sessionEnded", formError: null });
      navigation.guard();
    }
    if (state.kind === "loading") navigation.welcome();
    preload();
  });
  navigation.store.subscribe(preload);
  navigation.guard();
  preload();

  function preload(): void {
    if (account.flow.store.getState().kind === "signedOut") return;
    const { route } = navigation.store.getState();
    if (route.name === "create") lazyParts.order.load();
    else if (route.name !== "login" && route.name !== "lost") lazyParts.dashboard.load();
  }
}
