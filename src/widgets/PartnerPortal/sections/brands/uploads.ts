import { createStore } from "zustand/vanilla";
import type { Outcome, Problem } from "../../../../shared/api/outcome.ts";
import { blockUnload } from "../../../../shared/host/navigation.ts";
import { checkImage, type ImageLimits } from "../../../../shared/upload/checkImage.ts";
import { imageErrorText } from "../../../../shared/upload/imageErrorText.ts";
import { previewOf } from "../../../../shared/upload/preview.ts";
import { copy } from "./copy.ts";

/** Height of the previews, in px. */
const previewPx = 160;
/** Number of parallel uploads. */
const maxParallel = 2;

const { uploads: texts } = copy;

/** A chosen file and the status of its upload. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly step: "checking" | "waiting" | "sending" | "failed";
  /** A `data:` URL. */
  readonly preview: string | null;
  /** Why the upload failed. */
  readonly errorText: string | null;
  /** Whether a retry can succeed. */
  readonly canRetry: boolean;
}

export interface UploadsOptions<T> {
  readonly limits: ImageLimits;
  readonly send: (file: File, signal: AbortSignal) => Promise<Outcome<T>>;
  /** Delivers the uploaded image. If that fails, a retry does not upload the file again. */
  readonly deliver: (sent: T) => Promise<Outcome<unknown>>;
  /** Whether this image, uploaded before, is still in use. */
  readonly isInUse: (sent: T) => boolean;
  /** Receives a text about each finished or canceled upload. */
  readonly onAnnounce?: (text: string) => void;
}

interface PendingUpload<T> {
  readonly file: File;
  readonly fingerprint: string | null;
  readonly abort: AbortController;
  readonly uploaded: T | null;
}

export type Uploads = ReturnType<typeof createUploads<unknown>>;

/**
 * Checks, previews and uploads files, two at a time; each upload can be canceled and retried (P18,
 * P19).
 */
export function createUploads<T>({
  limits,
  send,
  deliver,
  isInUse,
  onAnnounce,
}: UploadsOptions<T>) {
  const store = createStore<{
    readonly items: readonly Upload[];
    /** The last text for a live region. */
    readonly announcement: string;
  }>(() => ({ items: [], announcement: "" }));
  const pendingUploads = new Map<number, PendingUpload<T>>();
  /** Uploaded images by fingerprint; null while the upload runs. */
  const uploadedByFingerprint = new Map<string, T | null>();
  let lastKey = 0;
  let unblockUnload: (() => void) | null = null;

  function change(key: number, changes: Partial<Upload>): void {
    store.setState(({ items }) => ({
      items: items.map((item) => (item.key === key ? { ...item, ...changes } : item)),
    }));
  }

  function announce(announcement: string): void {
    store.setState({ announcement });
    onAnnounce?.(announcement);
  }

  function remove(key: number): void {
    pendingUploads.delete(key);
    store.setState(({ items }) => ({ items: items.filter((item) => item.key !== key) }));
    startWaiting();
  }

  function fail(key: number, errorText: string, canRetry = false): void {
    change(key, { step: "failed", errorText, canRetry });
    startWaiting();
  }

  /** Starts waiting uploads up to the limit, and blocks unloading while any is active. */
  function startWaiting(): void {
    const { items } = store.getState();
    const freeSlots = maxParallel - items.filter(({ step }) => step === "sending").length;
    for (const { key } of items
      .filter(({ step }) => step === "waiting")
      .slice(0, Math.max(freeSlots, 0)))
      void start(key);
    if (store.getState().items.some(isActive)) unblockUnload ??= blockUnload();
    else {
      unblockUnload?.();
      unblockUnload = null;
    }
  }

  async function check(key: number, file: File): Promise<void> {
    const checked = await checkImage(file, limits);
    if (!isListed(key)) return;
    if (!checked.ok) return fail(key, imageErrorText(checked.error));
    const { fingerprint } = checked.image;
    const previous = fingerprint ? uploadedByFingerprint.get(fingerprint) : undefined;
    if (previous === null || (previous !== undefined && isInUse(previous)))
      return fail(key, texts.duplicate);
    if (fingerprint && previous === undefined) uploadedByFingerprint.set(fingerprint, null);
    const preview = await previewOf(file, previewPx);
    if (!isListed(key)) return forgetFingerprint(fingerprint);
    if (!preview) {
      forgetFingerprint(fingerprint);
      return fail(key, texts.broken);
    }
    pendingUploads.set(key, {
      file,
      fingerprint,
      abort: new AbortController(),
      uploaded: previous ?? null,
    });
    change(key, { step: "waiting", preview });
    startWaiting();
  }

  async function start(key: number): Promise<void> {
    const pending = pendingUploads.get(key);
    if (!pending) return;
    const { file, fingerprint } = pending;
    const abort = new AbortController();
    pendingUploads.set(key, { ...pending, abort });
    change(key, {
      step: "sending",
      errorText: null,
      canRetry: false,
    });
    const isCanceled = (): boolean => abort.signal.aborted || !isListed(key);
    const outcome = pending.uploaded
      ? { ok: true as const, value: pending.uploaded }
      : await send(file, abort.signal);
    if (isCanceled()) return;
    if (!outcome.ok) return fail(key, problemText(outcome.problem), true);
    pendingUploads.set(key, { ...pending, abort, uploaded: outcome.value });
    if (fingerprint) uploadedByFingerprint.set(fingerprint, outcome.value);
    const settled = await deliver(outcome.value);
    if (isCanceled()) return;
    if (!settled.ok) return fail(key, problemText(settled.problem), true);
    announce(texts.done(file.name));
    remove(key);
  }

  /** Allows the file to be chosen again; finished uploads stay known. */
  function forgetFingerprint(fingerprint: string | null): void {
    if (fingerprint && uploadedByFingerprint.get(fingerprint) === null)
      uploadedByFingerprint.delete(fingerprint);
  }

  const isListed = (key: number): boolean =>
    store.getState().items.some((item) => item.key === key);

  return {
    store,
    add(files: readonly File[]): void {
      for (const file of files) {
        const key = ++lastKey;
        const item: Upload = {
          key,
          name: file.name,
          step: "checking",
          preview: null,
          errorText: null,
          canRetry: false,
        };
        store.setState(({ items }) => ({ items: [...items, item] }));
        void check(key, file);
      }
      startWaiting();
    },
    /** Cancels an upload or dismisses a failed one; the file can be chosen again. */
    cancel(key: number): void {
      const item = store.getState().items.find((candidate) => candidate.key === key);
      const pending = pendingUploads.get(key);
      pending?.abort.abort();
      forgetFingerprint(pending?.fingerprint ?? null);
      if (item && item.step !== "failed") announce(texts.canceled(item.name));
      remove(key);
    },
    retry(key: number): void {
      change(key, { step: "waiting" });
      startWaiting();
    },
    /** Removes failed uploads that a retry cannot fix. */
    removeUnfixable: () =>
      store.setState(({ items }) => ({
        items: items.filter((item) => isActive(item) || item.canRetry),
        announcement: "",
      })),
    /** Cancels everything and clears the list. */
    end(): void {
      for (const { abort } of pendingUploads.values()) abort.abort();
      pendingUploads.clear();
      uploadedByFingerprint.clear();
      store.setState({ items: [], announcement: "" });
      startWaiting();
    },
  };
}

export function isActive({ step }: Pick<Upload, "step">): boolean {
  return step !== "failed";
}

function problemText(problem: Problem): string {
  if (problem.kind === "offline") return texts.offline;
  if (problem.kind === "signed-out") return texts.signedOut;
  return (problem.kind === "rejected" && problem.message) || texts.brokeOff;
}
