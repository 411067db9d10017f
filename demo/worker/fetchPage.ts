declare const __BUILD__: string;

/** A page from the server. The header tells the server that the mock API controls the page. */
export function fetchPage({ url, referrer }: Request): Promise<Response> {
  return fetch(url, {
    headers: { accept: "text/html", "x-harness-worker": __BUILD__ },
    credentials: "same-origin",
    redirect: "manual",
    cache: "no-store",
    referrer,
  });
}
