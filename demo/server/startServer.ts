import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { builtFiles } from "./builtFiles.ts";
import { withDictionary } from "./dictionaries.ts";
import { fileOf } from "./files.ts";
import { folders } from "./folders.ts";
import { decodedPath } from "./decodedPath.ts";
import { answerPage, send, urlOf } from "./respond.ts";

export interface Started {
  /** The origin of the harness, such as `http://localhost:5173`. */
  readonly url: string;
  /** The origin of `mount.js` and its chunks. As in production, it differs from the page's. */
  readonly assets: string;
  close(): Promise<void>;
}

export interface StartOptions {
  /** The port. 0 means any free one. */
  readonly port?: number;
  readonly host?: string;
  /** The folder of the built widgets, if it is not `dist/`. */
  readonly dist?: string;
}

/**
 * Serves the built widgets on one port and the harness on another. Neither ever uses the internet.
 */
export async function startServer({
  port = 0,
  host = "localhost",
  dist = folders.dist,
}: StartOptions = {}): Promise<Started> {
  const assetsServer = createServer(
    (request, response) => void serveAssets(dist, request, response),
  );
  const assetsPort = await listen(assetsServer, port && port + 1).catch(() =>
    listen(assetsServer, 0),
  );
  const files = builtFiles(dist);
  const server = createServer((request, response) => {
    const assets = `http://${urlOf(request).hostname}:${assetsPort}`;
    void answerPage(request, response, { assets, files });
  });
  const ownPort = await listen(server, port).catch(async (error: unknown) => {
    await closed(assetsServer);
    throw error;
  });
  return {
    url: `http://${host}:${ownPort}`,
    assets: `http://${host}:${assetsPort}`,
    close: async () => void (await Promise.all([closed(server), closed(assetsServer)])),
  };
}

async function serveAssets(
  dist: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = decodedPath(urlOf(request));
  const file = await fileOf(dist, path);
  const served = (file && (await withDictionary(file, path.slice(1), request.headers, dist))) ?? {
    status: 404,
    type: "text/plain; charset=utf-8",
    body: "No such file.",
  };
  const headers = {
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    ...served.headers,
  };
  send(response, { ...served, headers }, request.method === "HEAD");
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once("error", failed);
    // SAFETY: a server that listens on a port has an address with a port.
    server.listen(port, () => done((server.address() as AddressInfo).port));
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
