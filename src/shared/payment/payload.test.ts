import { expect, it } from "vitest";
import { externalLocation, readTicket } from "../contracts/bill.ts";
import { cash } from "../money/cents.ts";
import { newOrder } from "./order.ts";
import { billPayment } from "./payload.ts";

it("of a bill names the POS where the page does, and has no such field where it does not [B7.10]", () => {
  const project = externalLocation.output.parse({
    data: { project_id: 42, project_slug: "lucca", credit_cards: [] },
  });
  const ticket = readTicket.output.parse({ id: 1, bill_amount: 84.5, bill_total: 84.5 });
  const order = { ...newOrder({ project, ticket, readAtMs: 0 }), number: "1001" };
  const bodyFor = (pos: string) => billPayment({ order, pos, source: "12", tip: cash(0) });
  expect(bodyFor("toast")).toHaveProperty("pos", "toast");
  expect(bodyFor("")).toMatchObject({ ticket_number: "1001", tip: null });
  expect(bodyFor("")).not.toHaveProperty("pos");
});
