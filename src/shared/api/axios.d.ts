/** The part of axios that the client uses; axios ships no types for its `unsafe` entry points. */
declare module "axios/unsafe/adapters/fetch.js" {
  interface AdapterConfig {
    url: string;
    method: string;
    data?: string | FormData | undefined;
    headers: Record<string, string | false>;
    signal?: AbortSignal | undefined;
    responseType: "text";
    fetchOptions: RequestInit;
    env: { fetch: typeof fetch; Request: null; Response: typeof Response };
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

declare module "axios/unsafe/adapters/xhr.js" {
  interface UploadConfig {
    url: string;
    method: string;
    data?: string | FormData | undefined;
    headers: Record<string, string>;
    signal?: AbortSignal | undefined;
    responseType: "text";
    onUploadProgress: (event: { loaded: number; total?: number | undefined }) => void;
  }

  interface UploadResponse {
    status: number;
    data: string;
    headers: { get(name: string): unknown };
  }

  const adapter: false | ((config: UploadConfig) => Promise<UploadResponse>);
  export default adapter;
}
