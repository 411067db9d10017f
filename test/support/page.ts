import { resetMedia } from "../../build/platform/media.ts";
import { endRequests, resetBackend } from "./server.ts";

/**
 * Resets the host page: no widget, no storage, no cookie, the original address, and a new backend.
 */
export async function clearPage(): Promise<void> {
  document.body.replaceChildren();
  document.head.replaceChildren();
  // A widget unmounts one task after its element has left the document.
  await new Promise((done) => setTimeout(done, 5));
  await endRequests();
  // The answer of a write may still be on its way to the record that it completes.
  await new Promise((done) => setTimeout(done, 5));
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(";"))
    document.cookie = `${cookie.split("=")[0]?.trim()}=; max-age=0; path=/`;
  dispatchEvent(new StorageEvent("storage", { key: null }));
  history.replaceState(null, "", "/");
  resetMedia();
  resetBackend();
}
