import { buildHarness } from "./buildHarness.ts";
import { startServer } from "./startServer.ts";

const port = Number(process.env.PORT ?? 5173);
await buildHarness();
try {
  const { url, assets } = await startServer({ port });
  console.log(`
  The harness     ${url}
  Host pages      ${url}/hosts/
  mount.js        ${assets}/mount.js

  The backend answers in the browser; nothing reaches the internet. Ctrl+C stops.
`);
} catch (error) {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=5300 npm start` : error);
  process.exitCode = 1;
}
