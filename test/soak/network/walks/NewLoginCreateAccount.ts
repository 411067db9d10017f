import type { Walks } from "../walk.ts";
import { keepSession } from "./signedIn.ts";

export const walks: Walks = {
  currentUser: {
    example: "default",
    prepare: () => keepSession(1),
    play: (guest) => guest.see("Welcome back, Gina"),
  },
};
