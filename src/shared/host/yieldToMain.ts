/** Milliseconds that work may take before the page gets a turn, well within a frame. */
const sliceMs = 8;

let since = 0;
let channel: MessageChannel | undefined;
const waiting: (() => void)[] = [];

/**
 * For long work in small steps. Returns undefined during the time slice, then a promise that
 * resolves after the page has had a turn.
 */
export function yieldToMain(): Promise<void> | undefined {
  const now = performance.now();
  if (now - since < sliceMs) return undefined;
  return new Promise((resolve) => {
    const next = (): void => {
      since = performance.now();
      resolve();
    };
    if (typeof MessageChannel !== "function") return void setTimeout(next);
    if (!channel) {
      channel = new MessageChannel();
      channel.port1.onmessage = () => waiting.splice(0).forEach((run) => run());
    }
    waiting.push(next);
    channel.port2.postMessage(null);
  });
}
