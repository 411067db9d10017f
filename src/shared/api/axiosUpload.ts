import send from "axios/unsafe/adapters/xhr.js";
import type { Answer, PreparedRequest } from "./transport.ts";

/**
 * One request through axios's XMLHttpRequest adapter, whatever the status: fetch cannot tell how much of a body has left.
 * Browsers drop the bearer from a redirect to another origin. Rejects when no whole answer came.
 */
export async function sendTelling(
  { url, method, headers, body }: PreparedRequest,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<Answer> {
  if (!send) throw new TypeError("no XMLHttpRequest");
  const {
    status,
    data,
    headers: answered,
  } = await send({
    url,
    method: method.toLowerCase(),
    data: body,
    headers: { ...headers },
    signal,
    responseType: "text",
    onUploadProgress: ({ loaded, total }) => total && onProgress(Math.min(loaded / total, 1)),
  });
  return {
    status,
    text: data,
    header(name) {
      const value = answered.get(name);
      return typeof value === "string" ? value : null;
    },
  };
}
