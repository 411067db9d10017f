/** The part of axios that the client uses; axios ships no types for its `unsafe` entry points. */
declare module "axios/unsafe/adapters/fetch.js" {
  interface AdapterConfig {
    url: string;
    method: string;
    data?: string | FormData | undefined;
    headers: Record<string, string | false>;
    signal?: AbortSignal | undefined;
    responseType: "text";
    withXSRFToken: false;
    fetchOptions: RequestInit;
    env: {
      fetch: (url: string, init: RequestInit) => Promise<Response>;
      Request: null;
      Response: typeof Response;
    };
  }

  interface AdapterResponse {
    status: number;
    data: string;
    headers: { get(name: string): unknown };
  }

  export function getFetch(
    config: Pick<AdapterConfig, "env">,
  ): false | ((config: AdapterConfig) => Promise<AdapterResponse>);
}
