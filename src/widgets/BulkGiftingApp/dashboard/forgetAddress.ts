import { removeText } from "../../../shared/host/storage.ts";

export const addressKey = "bulkGifting:address";

/** Apart from the draft, whose schema comes with the dashboard. */
export function forgetAddress(): void {
  removeText("session", addressKey);
}
