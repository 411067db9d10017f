import axios from "axios";
import { isSameOrigin, type Answer, type PreparedRequest } from "./transport.ts";

/** Called with the percentage of a request's body that was sent, a whole number from 0 to 100. */
export type OnProgress = (percent: number) => void;

/**
 * Sends one request by axios, because its XMLHttpRequest reports progress and `fetch` cannot.
 * Rejects if no complete answer came. XMLHttpRequest follows every redirect, so an answer of
 * another origin returns status 0.
 */
export async function sendUpload(
  { url, method, headers, body }: PreparedRequest,
  signal: AbortSignal | undefined,
  onProgress: OnProgress,
): Promise<Answer> {
  const response = await axios.request<string>({
    url,
    method,
    headers,
    data: body,
    adapter: "xhr",
    responseType: "text",
    // Keeps axios from parsing JSON. The parsing happens later, with the contract.
    transformResponse: (text) => text,
    validateStatus: () => true,
    // Keeps axios from comparing origins by `document.baseURI`, which an element of the page may
    // shadow.
    withXSRFToken: false,
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.floor(progress * 100)),
    ...(signal && { signal }),
  });
  if (!isSameOrigin(url, addressOf(response.request)))
    return { status: 0, text: "", header: () => null };
  return {
    status: response.status,
    text: response.data,
    header: (name) => textOrNull(response.headers[name]),
  };
}

/**
 * The address that answered. `response.request` is the XMLHttpRequest, which axios does not type.
 */
function addressOf(request: { readonly responseURL?: string }): string {
  return request.responseURL ?? "";
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
