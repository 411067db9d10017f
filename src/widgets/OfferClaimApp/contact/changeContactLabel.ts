import type { deferredTexts } from "../deferredTexts.ts";
import type { Contact } from "./contact.ts";

/** Names the kind of contact that the guest entered. */
export function changeContactLabel(
  contact: Contact | null,
  { code: words }: typeof deferredTexts.messages,
): string {
  if (contact?.phone) return words.change;
  return contact?.email ? words.changeEmail : words.changeEither;
}
