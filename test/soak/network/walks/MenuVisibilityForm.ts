import type { Walks } from "../walk.ts";
import { resetFrom, signIn } from "./signIn.ts";
import { keepSession, tokenOf } from "./signedIn.ts";

export const walks: Walks = {
  // The page gives another partner's token: both are asked for.
  currentUser: {
    example: "default",
    options: { project: "luna", token: "kept-2" },
    prepare() {
      keepSession(1);
      tokenOf(2);
    },
    play: (guest) => guest.see("Continue as Nico Newman?"),
  },
  login: {
    example: "sign-in",
    async play(guest) {
      await signIn(guest, "partner@example.com");
      await guest.see("Menu link");
    },
  },
  forgotPassword: resetFrom("sign-in", "partner@example.com"),
};
