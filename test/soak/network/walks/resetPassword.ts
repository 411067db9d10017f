import type { Guest } from "../../../../src/shared/widget/examples.ts";
import type { Walk } from "../walk.ts";

/** Goes from the shared sign-in to the link for a new password. */
export async function resetPassword(guest: Guest, email = "guest@example.com"): Promise<void> {
  await guest.press("Forgot your password?");
  await guest.fill("Email", email);
  await guest.press("Send reset link");
  await guest.see("Check your email");
}

/** The walk of a widget whose example with this key shows the sign-in. */
export function resetFrom(example: string, email?: string): Walk {
  return { example, play: (guest) => resetPassword(guest, email) };
}
