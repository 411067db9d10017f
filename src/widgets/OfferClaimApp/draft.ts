import { createStore } from "zustand/vanilla";
import type { KeptEntry } from "./keptEntry.ts";
import type { Prefill } from "./lookup/address.ts";

/** The values of all form fields. They outlive every screen and every crash of the React tree. */
export interface Draft {
  readonly offerCode: string;
  readonly claimCode: string;
  readonly contact: string;
  readonly email: string;
  readonly smsOptIn: boolean;
  readonly emailOptIn: boolean;
  readonly code: string;
  readonly password: string;
}

/** `kept`: what was typed before a reload. */
export function createDraft({ claimCode, email }: Prefill, kept: KeptEntry | null) {
  return createStore<Draft>(() => ({
    offerCode: "",
    claimCode: claimCode ?? "",
    contact: email ?? kept?.contact ?? "",
    email: email ?? kept?.email ?? "",
    smsOptIn: false,
    emailOptIn: false,
    code: "",
    password: "",
  }));
}
