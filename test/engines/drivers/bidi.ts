import { WebSocket } from "ws";

export type Params = Readonly<Record<string, unknown>>;

/** A WebDriver BiDi connection (https://www.w3.org/TR/webdriver-bidi/). */
export interface Bidi {
  send(method: string, params: Params): Promise<Record<string, unknown>>;
  close(): void;
}

interface Pending {
  readonly resolve: (result: Record<string, unknown>) => void;
  readonly reject: (error: Error) => void;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((opened, failed) => socket.once("open", opened).once("error", failed));
  const pending = new Map<number, Pending>();
  let last = 0;
  socket.on("message", (data) => {
    const { id, error, message, result } = JSON.parse(String(data));
    const call = pending.get(id);
    pending.delete(id);
    if (error) call?.reject(new Error(`${error}: ${message}`));
    else call?.resolve(result);
  });
  socket.on("close", () => {
    for (const { reject } of pending.values()) reject(new Error("the browser has gone"));
  });
  return {
    send(method, params) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.terminate(),
  };
}
