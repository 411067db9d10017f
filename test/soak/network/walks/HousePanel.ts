import type { Walks } from "../walk.ts";
import { leaving } from "./leaving.ts";

export const walks: Walks = {
  createGiftCardOption: {
    example: "gift-cards-only",
    play: (guest) =>
      leaving(async () => {
        await guest.fill("Amount", "60");
        await guest.press(/^Pay \$/);
      }),
  },
};
