import type { Walks } from "../walk.ts";
import { resetFrom, signIn } from "./signIn.ts";

export const walks: Walks = {
  login: {
    example: "sign-in",
    async play(guest) {
      await signIn(guest, "partner@example.com");
      await guest.see("Menu link");
    },
  },
  forgotPassword: resetFrom("sign-in", "partner@example.com"),
};
