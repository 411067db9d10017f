import axios from "axios";
import { isSameOrigin, type Answer, type PreparedRequest } from "./transport.ts";

/** Reports how much of a request's body has left, as a whole number from 0 to 100. */
export type OnProgress = (percent: number) => void;

/**
 * Sends one request with progress by axios, whose XMLHttpRequest counts what has left; `fetch` cannot. Rejects when no whole
 * answer came. XMLHttpRequest follows every redirect, so an answer of another origin comes back with status 0.
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
    // Otherwise axios would parse JSON, which is done where the contract is known.
    transformResponse: (text) => text,
    validateStatus: () => true,
    // Otherwise axios compares origins by `document.baseURI`, which an element of the page may shadow.
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

/** The address that answered; `response.request` is the XMLHttpRequest, which axios leaves untyped. */
function addressOf(request: { readonly responseURL?: string }): string {
  return request.responseURL ?? "";
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
