import type { Guest } from "../../../../src/shared/widget/examples.ts";
import type { Walks } from "../walk.ts";
import { resetPassword } from "./resetPassword.ts";

async function submitPhone(guest: Guest, number: string): Promise<void> {
  await guest.fill(/^Phone number/, number);
  await guest.press("Continue");
  await guest.see("Enter your code");
}

export const walks: Walks = {
  checkIfVerified: {
    example: "text-verify",
    backend: "default",
    async play(guest) {
      await submitPhone(guest, "512 555 0199");
      await guest.press("No text? Verify another way");
      await guest.see("What’s next");
    },
  },
  forgotPassword: {
    example: "sign-in",
    async play(guest) {
      await submitPhone(guest, "512 555 0134");
      await guest.fill("Verification code", "123456");
      await guest.see("Welcome back");
      await resetPassword(guest);
    },
  },
};
