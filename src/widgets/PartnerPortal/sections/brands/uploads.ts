import { createStore } from "zustand/vanilla";
import type { Outcome, Problem } from "../../../../shared/api/outcome.ts";
import { holdPage } from "../../../../shared/host/navigation.ts";
import { checkImage, type ImageLimits } from "../../../../shared/upload/checkImage.ts";
import { complaintText } from "../../../../shared/upload/complaintText.ts";
import { previewOf } from "../../../../shared/upload/preview.ts";
import { copy } from "./copy.ts";

/** How large previews are, in px of height. */
const previewPx = 160;
/** Files that leave at the same time. */
const lanes = 2;

const { uploads: texts } = copy;

/** A chosen file on its way. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly step: "checking" | "waiting" | "sending" | "failed";
  /** A `data:` URL. */
  readonly preview: string | null;
  /** Why it failed. */
  readonly words: string | null;
  /** Sending it again may help. */
  readonly canRetry: boolean;
}

export interface UploadsStart<T> {
  readonly limits: ImageLimits;
  readonly send: (file: File, signal: AbortSignal) => Promise<Outcome<T>>;
  /** Puts what was sent where it belongs; where that fails, trying again does not send it a second time. */
  readonly settle: (sent: T) => Promise<Outcome<unknown>>;
  /** Whether the same picture, sent before, still stands where it belongs. */
  readonly isThere: (sent: T) => boolean;
  /** What has happened, in words. */
  readonly tell?: (words: string) => void;
}

interface Sending<T> {
  readonly file: File;
  readonly fingerprint: string | null;
  readonly stopping: AbortController;
  readonly sent: T | null;
}

export type Uploads = ReturnType<typeof createUploads<unknown>>;

/** Checks, previews and sends files, two at a time; each can be stopped and tried again (P18, P19). */
export function createUploads<T>({ limits, send, settle, isThere, tell }: UploadsStart<T>) {
  const store = createStore<{
    readonly items: readonly Upload[];
    /** The last news, for a live region. */ readonly said: string;
  }>(() => ({ items: [], said: "" }));
  const sendings = new Map<number, Sending<T>>();
  /** By fingerprint; null while it is on its way. */
  const known = new Map<string, T | null>();
  let keys = 0;
  let release: (() => void) | null = null;

  function change(key: number, changes: Partial<Upload>): void {
    store.setState(({ items }) => ({
      items: items.map((item) => (item.key === key ? { ...item, ...changes } : item)),
    }));
  }

  function say(said: string): void {
    store.setState({ said });
    tell?.(said);
  }

  function drop(key: number): void {
    sendings.delete(key);
    store.setState(({ items }) => ({ items: items.filter((item) => item.key !== key) }));
    next();
  }

  function fail(key: number, words: string, canRetry = false): void {
    change(key, { step: "failed", words, canRetry });
    next();
  }

  /** Starts what has room, and holds the page while anything is under way. */
  function next(): void {
    const { items } = store.getState();
    const free = lanes - items.filter(({ step }) => step === "sending").length;
    for (const { key } of items
      .filter(({ step }) => step === "waiting")
      .slice(0, Math.max(free, 0)))
      void start(key);
    if (store.getState().items.some(isUnderWay)) release ??= holdPage();
    else {
      release?.();
      release = null;
    }
  }

  async function check(key: number, file: File): Promise<void> {
    const checked = await checkImage(file, limits);
    if (!isHere(key)) return;
    if (!checked.ok) return fail(key, complaintText(checked.complaint));
    const { fingerprint } = checked.image;
    const earlier = fingerprint ? known.get(fingerprint) : undefined;
    if (earlier === null || (earlier !== undefined && isThere(earlier)))
      return fail(key, texts.duplicate);
    if (fingerprint && earlier === undefined) known.set(fingerprint, null);
    const preview = await previewOf(file, previewPx);
    if (!isHere(key)) return forget(fingerprint);
    if (!preview) {
      forget(fingerprint);
      return fail(key, texts.broken);
    }
    sendings.set(key, {
      file,
      fingerprint,
      stopping: new AbortController(),
      sent: earlier ?? null,
    });
    change(key, { step: "waiting", preview });
    next();
  }

  async function start(key: number): Promise<void> {
    const sending = sendings.get(key);
    if (!sending) return;
    const { file, fingerprint } = sending;
    const stopping = new AbortController();
    sendings.set(key, { ...sending, stopping });
    change(key, { step: "sending", words: null, canRetry: false });
    const isOver = (): boolean => stopping.signal.aborted || !isHere(key);
    const outcome = sending.sent
      ? { ok: true as const, value: sending.sent }
      : await send(file, stopping.signal);
    if (isOver()) return;
    if (!outcome.ok) return fail(key, problemWords(outcome.problem), true);
    sendings.set(key, { ...sending, stopping, sent: outcome.value });
    if (fingerprint) known.set(fingerprint, outcome.value);
    const settled = await settle(outcome.value);
    if (isOver()) return;
    if (!settled.ok) return fail(key, problemWords(settled.problem), true);
    say(texts.done(file.name));
    drop(key);
  }

  /** It may be chosen again; what has arrived is remembered. */
  function forget(fingerprint: string | null): void {
    if (fingerprint && known.get(fingerprint) === null) known.delete(fingerprint);
  }

  const isHere = (key: number): boolean => store.getState().items.some((item) => item.key === key);

  return {
    store,
    add(files: readonly File[]): void {
      for (const file of files) {
        const key = ++keys;
        const item: Upload = {
          key,
          name: file.name,
          step: "checking",
          preview: null,
          words: null,
          canRetry: false,
        };
        store.setState(({ items }) => ({ items: [...items, item] }));
        void check(key, file);
      }
      next();
    },
    /** Stops it, or takes a failed one off the list; its file may be chosen again. */
    cancel(key: number): void {
      const item = store.getState().items.find((one) => one.key === key);
      const sending = sendings.get(key);
      sending?.stopping.abort();
      forget(sending?.fingerprint ?? null);
      if (item && item.step !== "failed") say(texts.canceled(item.name));
      drop(key);
    },
    retry(key: number): void {
      change(key, { step: "waiting" });
      next();
    },
    /** Takes complaints off the list that nothing but another file can end. */
    tidy: () =>
      store.setState(({ items }) => ({
        items: items.filter((item) => isUnderWay(item) || item.canRetry),
        said: "",
      })),
    /** Nothing goes on, and nothing is remembered. */
    end(): void {
      for (const { stopping } of sendings.values()) stopping.abort();
      sendings.clear();
      known.clear();
      store.setState({ items: [], said: "" });
      next();
    },
  };
}

export function isUnderWay({ step }: Pick<Upload, "step">): boolean {
  return step !== "failed";
}

function problemWords(problem: Problem): string {
  if (problem.kind === "offline") return texts.offline;
  if (problem.kind === "signed-out") return texts.signedOut;
  return (problem.kind === "rejected" && problem.message) || texts.brokeOff;
}
