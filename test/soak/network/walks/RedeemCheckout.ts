import type { Walks } from "../walk.ts";
import { fillCard } from "./card.ts";
import { linkOfAnother } from "./signedIn.ts";

export const walks: Walks = {
  currentUser: linkOfAnother,
  saveCard: {
    example: "new-card",
    async play(guest) {
      await fillCard(guest);
      await guest.press("Next");
      await guest.see("Add a tip");
    },
  },
};
