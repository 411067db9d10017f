import type { Walks } from "../walk.ts";
import { fillCard } from "./card.ts";
import { keepSession, tokenOf } from "./signedIn.ts";

export const walks: Walks = {
  // A link of another diner: both are asked for.
  currentUser: {
    example: "default",
    options: {},
    address: "/pay?pos=toast&location=lucca&ticket=1001&token=kept-2",
    prepare() {
      keepSession(1);
      tokenOf(2);
    },
    play: (guest) => guest.see("Continue as Nico Newman?"),
  },
  saveCard: {
    example: "new-card",
    async play(guest) {
      await fillCard(guest);
      await guest.press("Next");
      await guest.see("Add a tip");
    },
  },
};
