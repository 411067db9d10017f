import { parseArgs } from "node:util";
import { startMock } from "../../../cli/mock/startMock.ts";
import { folder, serve } from "../../browser/support/serve.ts";
import { isInstalled, liveEngines, startLive } from "./engine.ts";
import { siteContent } from "./livePages.ts";

const usage = `npm run hosts -- django|rails|wordpress

Starts a site that its own engine renders, with the built widgets and the mock API behind it.`;

const { positionals } = parseArgs({ allowPositionals: true });
const engine = liveEngines.find(({ name }) => name === positionals[0]);
if (!engine) {
  console.log(usage);
  process.exit(positionals.length ? 1 : 0);
}
if (!isInstalled(engine)) {
  console.error(`This machine cannot run ${engine.name}. Install ${engine.needs}.`);
  process.exit(1);
}
const [bundle, mock] = await Promise.all([serve(folder("dist")), startMock("--quiet")]);
const urls = { widgetsUrl: bundle.origin, apiUrl: mock.url };
const content = await siteContent(engine, urls);
const site = await startLive(engine, content);
for (const { slug, title } of content.pages) console.log(`${site.address(slug)}  ${title}`);
console.log(`\n${engine.name} is running. Stop it with Ctrl+C.`);
process.once("SIGINT", () => {
  void Promise.all([site.stop(), bundle.close(), mock.stop()]).then(() => process.exit(0));
});
