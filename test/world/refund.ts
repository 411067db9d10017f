import type { Client } from "../../src/shared/api/client.ts";
import { managedTransaction, type RefundBody } from "../../src/shared/contracts/managers.ts";
import { cash } from "../../src/shared/money/cents.ts";
import { createRefund } from "../../src/widgets/ManagersWebApp/refund/refund.ts";
import type { RefundState } from "../../src/widgets/ManagersWebApp/refund/refundState.ts";
import { before } from "../../src/widgets/ManagersWebApp/transactions/evidence.ts";
import type { WorldServer } from "./server.ts";
import type { Claim, Tab, WorldFlow } from "./flow.ts";

const paid = 50_000;

function rowsOf(server: WorldServer) {
  const listed = server.listed();
  const refundable = paid - listed.reduce((sum, { amount }) => sum + amount, 0);
  const transaction = {
    id: "T1",
    user_name: "Gina",
    amount: paid / 100,
    refundable: (refundable / 100).toFixed(2),
    refund_status: listed.length < server.charges.length ? "Pending" : "Partially Refunded",
  };
  // The same manager has refunded a part of it before.
  const earlier = { id: "yesterday", amount: 1234, by: "person" };
  const refunds = [earlier, ...listed].map(({ id, amount, by }) => ({
    id,
    amount: (amount / 100).toFixed(2),
    refundable: false,
    credit_type: "refund_redemption",
    issued_by: by === "person" ? "Mara Manager" : "Max Manager",
  }));
  return [transaction, ...refunds].map((row) => managedTransaction.parse(camel(row)));
}

function camel(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** A manager's refund. Colleagues may refund the same transaction. */
export const refundInWorld: WorldFlow = {
  name: "a refund",
  amounts: [1234, 1234, 2500],
  hasOthers: true,
  looksUpAtSignIn: true,
  provesOwn: true,
  tellsHost: true,
  hasBank: false,
  open(server, page): Tab {
    const widget = new AbortController();
    const client = {
      warmUp() {},
      call: (_: unknown, { body }: { body: RefundBody }, { intent }: { intent: string }) =>
        server.post(
          {
            page,
            key: intent,
            body: JSON.stringify(body),
            amount: Math.round(body.refund_amount * 100),
            reference: "refund",
          },
          () => null,
        ),
    };
    const refund = createRefund({
      // SAFETY: it sends only the refund itself.
      client: () => client as unknown as Client,
      session: { version: () => 1 },
      signal: widget.signal,
      issuers: () => ["Mara Manager"],
      async read() {
        const outcome = await server.read(() => rowsOf(server));
        return { rows: outcome.ok ? outcome.value : null, isSignedOut: false };
      },
      issued({ request: { amount } }, isNew) {
        if (isNew) server.told.push({ amount, card: null });
      },
      onBug: (error) => {
        throw error;
      },
    });
    const { store } = refund.flow;
    const open = (): void => {
      const rows = rowsOf(server);
      const [transaction] = rows;
      refund.open({
        transaction: transaction!,
        before: before(transaction!, rows),
        locationId: "7",
        guestId: null,
        from: "/diner-selection",
      });
    };
    open();
    const confirm = (): void => {
      const state = store.getState();
      if (state.kind === "confirming") page.agreed = state.request.amount;
      refund.send({ type: "confirmed" });
    };
    return {
      claim: () => claimOf(store.getState()),
      onChange: (run) => void store.subscribe(run),
      press(amount) {
        const request = { reason: "other", amount: cash(amount), notes: "", modifiesTip: false };
        refund.send({ type: "submitted", request });
        confirm();
      },
      check: () => refund.send({ type: "retried" }),
      again() {
        refund.send({ type: "startedOver" });
        confirm();
      },
      anew: open,
      signIn: () => refund.send({ type: "resumed" }),
      end: () => widget.abort(),
    };
  },
};

function claimOf(state: RefundState): Claim {
  switch (state.kind) {
    case "issued":
      return { kind: "succeeded", amount: state.request.amount };
    case "refunding":
    case "lookingUp":
      return { kind: "busy" };
    case "unknown":
      return { kind: "unknown" };
    case "interrupted":
      return { kind: "signedOut" };
    case "editing": {
      const { formError } = state;
      if (formError?.kind === "notSent")
        return { kind: "notCharged", isElsewhere: formError.cause === "elsewhere" };
      return { kind: formError?.kind === "refused" ? "notCharged" : "idle" };
    }
    default:
      return { kind: "idle" };
  }
}
