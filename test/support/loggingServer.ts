import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";

/** A local server that records the requests that it receives. */
export interface LoggingServer {
  /** The server's address, `http://127.0.0.1:…`, without a slash at the end. */
  readonly origin: string;
  readonly requests: readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

export async function startLoggingServer(answer: RequestListener): Promise<LoggingServer> {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((incoming, outgoing) => {
    requests.push({ url: incoming.url ?? "", headers: incoming.headers });
    answer(incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
