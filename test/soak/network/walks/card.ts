import type { Guest } from "../../../../src/shared/widget/examples.ts";

export async function fillCard(guest: Guest): Promise<void> {
  await guest.fill("Card number", "4242424242424242");
  await guest.fill("Expiration date", "1231");
  await guest.fill("Security code", "123");
}
