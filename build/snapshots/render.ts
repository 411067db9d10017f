/**
 * Renders the snapshots of a build and prints them as JSON, by file name without its extension:
 * `tsx build/snapshots/render.ts <folder> <language,…> <widget>…`. It runs in a separate process,
 * because it replaces the process's globals by those of a page.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { openPage } from "./page.ts";
import { serialize, type Snapshot } from "./serialize.ts";
import { snapshotName } from "./snapshotName.ts";
import { starts } from "./starts.ts";

/** Turns of the event loop after which loaded code has rendered. */
const turns = 20;

const [folder = "", languages = "", ...widgets] = process.argv.slice(2);
await openPage();
const { mount } = await import(pathToFileURL(resolve(folder, "mount.js")).href);
const names = widgets.flatMap((widget) =>
  languages.split(",").map((lang) => ({ widget, lang, name: snapshotName(widget, lang) })),
);
const snapshots: Record<string, Snapshot> = {};
// Rendered twice, because the first time loads the code that some screens show after a skeleton.
for (const { widget, lang, name } of [...names, ...names]) {
  const element = document.createElement("div");
  document.body.append(element);
  const { options, address = "/" } = starts[widget] ?? {};
  history.replaceState(null, "", address);
  const handle = mount(element, widget, { ...options, lang });
  await handle.ready;
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
  if (element.shadowRoot) snapshots[name] = serialize(element.shadowRoot);
  handle.unmount();
  element.remove();
  // Some widgets store the session token that their options contain.
  localStorage.clear();
  document.cookie = "user_token=; Path=/; Max-Age=0";
}
process.stdout.write(JSON.stringify(snapshots), () => process.exit(0));
