import type { Walks } from "../walk.ts";
import { fillCard } from "./card.ts";
import { resetFrom } from "./resetPassword.ts";
import { linkOfAnother } from "./signedIn.ts";

export const walks: Walks = {
  currentUser: linkOfAnother,
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
