import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { billInWorld } from "./bill.ts";
import { countTable } from "./counts.ts";
import { checkoutInWorld } from "./checkout.ts";
import { guestBillInWorld } from "./guestBill.ts";
import { managersBillInWorld } from "./managersBill.ts";
import { orderInWorld } from "./order.ts";
import { packageInWorld } from "./package.ts";
import { refundInWorld } from "./refund.ts";
import { walkThrough } from "./walk.ts";

/** `npm run soak` makes 20,000 walks for each flow. */
const runs = Number(process.env["WORLD_RUNS"] ?? 200);

const bills = [
  billInWorld("a bill, listed by keys", "keys", null),
  billInWorld("a part of a bill, listed by cards", "cards", 4_000),
  billInWorld("a bill that lists no payments", "nothing", null),
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** `WORLD_COUNTS=1` prints how often each thing has happened. */
afterAll(() => {
  if (process.env["WORLD_COUNTS"]) console.log(countTable());
});

it.each([
  refundInWorld,
  checkoutInWorld,
  orderInWorld,
  packageInWorld,
  ...bills,
  guestBillInWorld,
  managersBillInWorld,
])(
  "$name is carried out once, is never said to be more than the world knows, and always has a way on (fault D1) (fault D3) (fault D4) (fault D5)",
  { timeout: 3_600_000 },
  async (flow) => expect(await walkThrough(flow, runs)).toBe(runs),
);
