import type { Guest } from "../../src/shared/widget/examples.ts";

/** Fills in the shared sign-in and submits it. The mock API knows the account by default. */
export async function signIn(
  { guest }: { readonly guest: Guest },
  email = "guest@example.com",
  password = "dinner-for-two",
): Promise<void> {
  await guest.fill("Email", email);
  await guest.fill("Password", password);
  await guest.press("Sign in");
}
