declare const __BUILD__: string;

/** A page from the server, with a header by which the server knows that the imitated backend is in control. */
export function fetchPage({ url, referrer }: Request): Promise<Response> {
  return fetch(url, {
    headers: { accept: "text/html", "x-harness-worker": __BUILD__ },
    credentials: "same-origin",
    redirect: "manual",
    cache: "no-store",
    referrer,
  });
}
