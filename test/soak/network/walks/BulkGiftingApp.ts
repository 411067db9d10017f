import type { Walks } from "../walk.ts";
import { fillCard } from "./card.ts";
import { signIn } from "../../../support/signIn.ts";
import { resetFrom } from "./resetPassword.ts";

export const walks: Walks = {
  forgotPassword: resetFrom("default"),
  saveCard: {
    example: "saved-cards",
    async play(guest) {
      await signIn({ guest });
      await guest.press("Continue");
      await guest.press("Paste a list");
      await guest.fill("Your list", "first_name,email\nAda,ada@example.com");
      await guest.press("Add to list");
      await guest.see("1 person added.");
      await guest.press("Continue");
      await guest.fill(/^Message/, "Thank you for a great year.");
      await guest.press("Review");
      await guest.press(/A new card/);
      await fillCard(guest);
      await guest.fill("ZIP code", "78701");
      await guest.tick(/Save this card/);
      await guest.tick(/I agree to the/);
      await guest.press(/^Pay \$/);
      await guest.see(/on (its|their) way/);
    },
  },
  correctAddress: {
    example: "dashboard",
    async play(guest) {
      await signIn({ guest });
      await guest.pressInMenu("Menu", "Dashboard");
      await guest.press("New hires, March");
      await guest.press("Edit address, Alan Okafor");
      await guest.fill("Email", "alan@example.com");
      await guest.press("Save address");
      await guest.see("Address saved.");
    },
  },
};
