import { resetMedia } from "../../build/platform/media.ts";
import { endRequests, resetBackend } from "./server.ts";

/** A host page as it was before the test: no widget, no storage, no cookie, its own address, a fresh backend. */
export async function clearPage(): Promise<void> {
  document.body.replaceChildren();
  document.head.replaceChildren();
  // A widget ends one task after its element left the document.
  await new Promise((done) => setTimeout(done, 5));
  await endRequests();
  // A write's own answer may still be on its way to the record that it settles.
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
