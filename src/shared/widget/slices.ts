/** Longest run of renders before the browser gets a turn, in milliseconds. */
const sliceMs = 8

const queue: (() => void)[] = []
let channel: MessageChannel | undefined

/** Runs tasks in order, many per slice, yielding to input and paint between slices. A task must not throw. */
export function runInSlices(task: () => void): void {
  if (queue.push(task) === 1) yieldThenDrain()
}

function yieldThenDrain(): void {
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.onmessage = drain
  }
  channel.port2.postMessage(null)
}

function drain(): void {
  const end = performance.now() + sliceMs
  do queue[0]?.()
  while (queue.shift() && queue.length && performance.now() < end)
  if (queue.length) yieldThenDrain()
}
