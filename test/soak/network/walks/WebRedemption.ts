import type { Walks } from "../walk.ts";
import { fillCard } from "./card.ts";
import { resetFrom } from "./signIn.ts";
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
  forgotPassword: resetFrom("default"),
  payAsGuest: {
    example: "opt-in",
    async back(guest) {
      await guest.press(/^Review/);
      await guest.see("Pay your bill");
    },
  },
  saveCard: {
    example: "new-card",
    async play(guest) {
      await guest.see("Pay your bill");
      await fillCard(guest);
      await guest.press(/^Pay \$/);
      await guest.see("Payment Successful");
    },
  },
};
