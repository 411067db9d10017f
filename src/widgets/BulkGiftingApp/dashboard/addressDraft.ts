import * as z from "zod/mini";
import { readStored, writeStored } from "../../../shared/host/storage.ts";
import { addressKey, forgetAddress } from "./forgetAddress.ts";

const storedDraft = z.object({
  owner: z.string(),
  recipient: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** The typed values of the address form. */
export type TypedAddress = { readonly email: string; readonly phone: string };

/**
 * A corrected address that may not be saved yet. It is stored for its account, even after the
 * session has ended.
 */
export function createAddressDraft(owner: () => string) {
  return {
    read(recipient: string): TypedAddress | null {
      const draft = readStored("session", addressKey, storedDraft);
      if (draft?.recipient !== recipient || draft.owner !== owner()) return null;
      return { email: draft.email, phone: draft.phone };
    },
    write(recipient: string, { email, phone }: TypedAddress): void {
      writeStored("session", addressKey, { owner: owner(), recipient, email, phone });
    },
    forget: forgetAddress,
  };
}
