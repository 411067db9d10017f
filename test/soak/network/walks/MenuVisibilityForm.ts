import type { Walks } from "../walk.ts";
import { signIn } from "../../../support/signIn.ts";
import { resetFrom } from "./resetPassword.ts";
import { questionWhose } from "./signedIn.ts";

export const walks: Walks = {
  currentUser: {
    example: "default",
    options: { project: "luna", token: "kept-2" },
    ...questionWhose,
  },
  login: {
    example: "sign-in",
    async play(guest) {
      await signIn({ guest }, "partner@example.com");
      await guest.see("Menu link");
    },
  },
  forgotPassword: resetFrom("sign-in", "partner@example.com"),
};
