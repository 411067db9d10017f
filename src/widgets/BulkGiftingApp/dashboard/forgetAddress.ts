import { removeText } from "../../../shared/host/storage.ts";

export const addressKey = "bulkGifting:address";

/** Separate from the draft, whose schema loads with the dashboard. */
export function forgetAddress(): void {
  removeText("session", addressKey);
}
