import type { Example, Guest } from "../../shared/widget/examples.ts";
import type { Options } from "./options.ts";

type Parts = Pick<Example<Options>, "backend" | "options" | "attributes"> & {
  readonly email?: string;
};

/** Signs in as one of the imitated partners. */
export async function signIn(guest: Guest, email = "partner@example.com"): Promise<void> {
  await guest.fill("Email", email);
  await guest.fill("Password", "dinner-for-two");
  await guest.press("Sign in");
}

/** An example that begins at the sign-in and then stands at its address, the way a link in an email leads there. */
export function portalExample(
  key: string,
  title: string,
  address: string,
  play: (guest: Guest) => Promise<void>,
  { email, ...parts }: Parts = {},
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
