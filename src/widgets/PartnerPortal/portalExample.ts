import type { Example, Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

type ExampleParts = Pick<Example<Options>, "backend" | "options" | "attributes"> & {
  readonly email?: string;
};

/** Signs in as one of the mock API's partners. */
export async function signIn(guest: Guest, email = "partner@example.com"): Promise<void> {
  await guest.fill("Email", email);
  await guest.fill("Password", "dinner-for-two");
  await guest.press("Sign in");
}

/**
 * An example that starts at the sign-in and then opens its address, as a link in an e-mail does.
 */
export function portalExample(
  key: string,
  title: string,
  address: string,
  play: (guest: Guest) => Promise<void>,
  { email, ...parts }: ExampleParts = {},
): Example<Options> {
  return {
    key,
    title,
    options: { project: "harbor-group" },
    ...(address && { address }),
    ...parts,
    async play(guest) {
      await signIn(guest, email);
      await play(guest);
    },
  };
}
