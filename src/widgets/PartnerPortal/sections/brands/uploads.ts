import type { Outcome, Problem } from "../../../../shared/api/outcome.ts";
import { checkImage, type ImageLimits } from "../../../../shared/upload/checkImage.ts";
import { imageErrorText, type UploadTexts } from "../../../../shared/upload/imageErrorText.ts";
import { previewOf } from "../../../../shared/upload/preview.ts";
import { createKnownImages, type KnownImages } from "./knownImages.ts";
import type { texts } from "./texts.ts";
import { createUploadList, type UploadList } from "./uploadItems.ts";

/** The height of previews, in px. */
const previewPx = 160;
/** The number of parallel uploads. */
const maxParallel = 2;

/** The texts about uploads, and about images that are refused. */
export interface UploadWords {
  readonly uploads: (typeof texts.messages)["uploads"];
  readonly images: UploadTexts;
}

export interface UploadsOptions<T> {
  /** Returns the texts in the current language. */
  readonly words: () => UploadWords;
  readonly limits: ImageLimits;
  readonly send: (
    file: File,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ) => Promise<Outcome<T>>;
  /** Loads the code that sends files, before the first file. */
  readonly warmUp?: () => void;
  /** Delivers the uploaded image. If that fails, a retry does not upload the file again. */
  readonly deliver: (sent: T) => Promise<Outcome<unknown>>;
  /** Whether this image, which was uploaded before, is still in use. */
  readonly isInUse: (sent: T) => boolean;
  /** Called with a text about each finished or canceled upload. */
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
export function createUploads<T>(options: UploadsOptions<T>) {
  const list = createUploadList();
  const knownImages = createKnownImages(options.isInUse);
  const pending = new Map<number, PendingUpload<T>>();
  const queue = { list, known: knownImages, pending, options };

  function announce(text: string): void {
    list.store.setState({ announcement: text });
    options.onAnnounce?.(text);
  }

  return {
    store: list.store,
    add(files: readonly File[]): void {
      options.warmUp?.();
      for (const file of files) void checkFile(queue, list.add(file.name), file, startWaiting);
      startWaiting();
    },
    /** Cancels an upload or dismisses a failed one. The file can then be chosen again. */
    cancel(key: number): void {
      const item = list.find(key);
      const upload = pending.get(key);
      upload?.abort.abort();
      knownImages.forget(upload?.fingerprint ?? null);
      if (item && item.step !== "failed")
        announce(options.words().uploads.canceled({ name: item.name }));
      remove(key);
    },
    retry(key: number): void {
      list.change(key, { step: "waiting" });
      startWaiting();
    },
    removeUnfixable: list.removeUnfixable,
    /** Cancels everything and clears the list. */
    end(): void {
      for (const { abort } of pending.values()) abort.abort();
      pending.clear();
      knownImages.clear();
      list.clear();
      startWaiting();
    },
  };

  function remove(key: number): void {
    pending.delete(key);
    list.remove(key);
    startWaiting();
  }

  /** Starts waiting uploads, up to the limit. */
  function startWaiting(): void {
    const { items } = list.store.getState();
    const freeSlots = maxParallel - items.filter(({ step }) => step === "sending").length;
    const waiting = items.filter(({ step }) => step === "waiting");
    for (const { key } of waiting.slice(0, Math.max(freeSlots, 0))) void start(key);
    list.updateUnloadBlock();
  }

  async function start(key: number): Promise<void> {
    const name = list.find(key)?.name ?? "";
    const problem = await sendFile(queue, key);
    if (problem === "canceled") return;
    if (problem) {
      list.fail(key, problemText(problem, options.words().uploads), true);
      return startWaiting();
    }
    announce(options.words().uploads.done({ name }));
    remove(key);
  }
}

interface Queue<T> {
  readonly list: UploadList;
  readonly known: KnownImages<T>;
  readonly pending: Map<number, PendingUpload<T>>;
  readonly options: UploadsOptions<T>;
}

/** Checks a chosen file and creates its preview. The upload then waits for its turn. */
async function checkFile<T>(
  { list, known, pending, options }: Queue<T>,
  key: number,
  file: File,
  onChecked: () => void,
): Promise<void> {
  function fail(errorText: string): void {
    list.fail(key, errorText);
    onChecked();
  }
  const checked = await checkImage(file, options.limits);
  if (!list.find(key)) return;
  if (!checked.ok) return fail(imageErrorText(checked.error, options.words().images));
  const { fingerprint } = checked.image;
  const previous = known.claim(fingerprint);
  if (previous === "in use") return fail(options.words().uploads.duplicate);
  const preview = await previewOf(file, previewPx);
  if (!list.find(key)) return known.forget(fingerprint);
  if (!preview) {
    known.forget(fingerprint);
    return fail(options.words().uploads.broken);
  }
  pending.set(key, { file, fingerprint, abort: new AbortController(), uploaded: previous });
  list.change(key, { step: "waiting", preview });
  onChecked();
}

/**
 * Uploads a file, unless it was uploaded before, and delivers it. Returns why it failed, or null.
 */
async function sendFile<T>(
  { list, known, pending, options }: Queue<T>,
  key: number,
): Promise<Problem | "canceled" | null> {
  const upload = pending.get(key);
  if (!upload) return "canceled";
  const abort = new AbortController();
  pending.set(key, { ...upload, abort });
  list.change(key, { step: "sending", percent: 0, errorText: null, canRetry: false });
  const isCanceled = (): boolean => abort.signal.aborted || !list.find(key);
  const outcome = upload.uploaded
    ? { ok: true as const, value: upload.uploaded }
    : await options.send(upload.file, abort.signal, (percent) => list.change(key, { percent }));
  if (isCanceled()) return "canceled";
  if (!outcome.ok) return outcome.problem;
  pending.set(key, { ...upload, abort, uploaded: outcome.value });
  known.remember(upload.fingerprint, outcome.value);
  const delivered = await options.deliver(outcome.value);
  if (isCanceled()) return "canceled";
  return delivered.ok ? null : delivered.problem;
}

function problemText(problem: Problem, texts: UploadWords["uploads"]): string {
  if (problem.kind === "offline") return texts.offline;
  if (problem.kind === "signed-out") return texts.signedOut;
  return (problem.kind === "rejected" && problem.message) || texts.brokeOff;
}
