import { resetMedia } from "../../build/platform/media.ts";
import { inMemory } from "../../src/shared/host/memoryStorage.ts";
import { endKeptLocks } from "../../src/shared/payment/intent/keptLocks.ts";
import { releasePage } from "./heldPage.ts";
import { endRequests, requests, resetBackend } from "./server.ts";

/**
 * Resets the host page: no widget, no storage (nor what replaces it), no cookie, the original address, and a new backend.
 */
export async function clearPage(): Promise<void> {
  const isUsed = document.body.childElementCount > 0 || requests.length > 0;
  document.body.replaceChildren();
  document.head.replaceChildren();
  if (isUsed) await endPage();
  localStorage.clear();
  sessionStorage.clear();
  for (const memory of Object.values(inMemory)) memory.clear();
  endKeptLocks();
  releasePage();
  for (const cookie of document.cookie.split(";"))
    document.cookie = `${cookie.split("=")[0]?.trim()}=; max-age=0; path=/`;
  dispatchEvent(new StorageEvent("storage", { key: null }));
  history.replaceState(null, "", "/");
  resetMedia();
  resetBackend();
}

async function endPage(): Promise<void> {
  // A widget unmounts one task after its element has left the document.
  await new Promise((done) => setTimeout(done, 5));
  await endRequests();
  // The answer of a write may still be on its way to the record that it completes.
  await new Promise((done) => setTimeout(done, 5));
}
