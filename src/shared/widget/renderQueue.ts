/**
 * Milliseconds of rendering before the browser gets a turn. Every turn costs a frame of style,
 * layout and paint for the whole page, so short slices make a page of many widgets slower. A task
 * counts as long from 50 ms.
 */
const sliceMs = 32;

declare global {
  interface Navigator {
    readonly scheduling?: { isInputPending?(): boolean };
  }
}

const queue: (() => void)[] = [];
let channel: MessageChannel | undefined;

/**
 * Queues a render. Runs several per slice, in order, and yields to input and paint between slices.
 * A task must not throw.
 */
export function queueRender(task: () => void): void {
  if (queue.push(task) === 1) yieldThenDrain();
}

function yieldThenDrain(): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = drain;
  }
  channel.port2.postMessage(null);
}

function drain(): void {
  const end = performance.now() + sliceMs;
  do queue[0]?.();
  while (
    queue.shift() &&
    queue.length &&
    performance.now() < end &&
    !navigator.scheduling?.isInputPending?.()
  );
  if (queue.length) yieldThenDrain();
}
