import { languages, snippet, type Language, type PinnedRelease } from "../snippets/snippets.ts";
import { element, labelled, select } from "./element.ts";
import { loader } from "./loader.ts";
import { withSharedSetting } from "./sharedSetting.ts";
import type { Stage } from "./stage.ts";
import { tabs } from "./tabs.ts";

const releases = [
  { value: "newest", label: "always the newest: pins nothing" },
  { value: "pinned", label: "this one alone: every file by its hash" },
];

/** The snippet for the host's template in the chosen language, kept up to date with the form. */
export function snippetView(stage: Stage): readonly HTMLElement[] {
  let language: Language = "HTML";
  let release: PinnedRelease | undefined;
  const code = element("code");
  const status = element("span", { class: "said", attributes: { role: "status" } });
  const write = () =>
    void code.replaceChildren(snippet(language, stage.setting, stage.options, release));
  const choose = (chosen: Language) => {
    language = chosen;
    write();
  };
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(code.textContent ?? "").then(
      () => true,
      () => false,
    );
    if (!isCopied) getSelection()?.selectAllChildren(code);
    status.textContent = isCopied ? "Copied." : "Selected: copy it with the keyboard.";
  };
  const pin = async (isPinned: boolean) => {
    release = isPinned ? await releaseOf().catch(() => undefined) : undefined;
    status.textContent =
      isPinned && !release ? "There is no build to pin: run `npm run build`." : "";
    write();
  };
  stage.onChange(write);
  const block = element(
    "pre",
    { class: "snippet", attributes: { tabindex: "0", role: "tabpanel", id: "snippet" } },
    code,
  );
  const button = element(
    "button",
    { class: "button", attributes: { type: "button" }, on: { click: () => void copy() } },
    "Copy snippet",
  );
  return [
    labelled(
      "Snippet: Release",
      select(releases, "newest", (value) => void pin(value === "pinned")),
    ),
    element("div", {}, tabs("Snippet: language", languages, block, choose), block),
    element("div", { class: "actions" }, button, shareButton(stage, status), status),
  ];
}

/** Copies the address that opens the widget with exactly these options and looks. */
function shareButton(stage: Stage, status: HTMLElement): HTMLButtonElement {
  const share = async () => {
    const href = withSharedSetting(location.href, stage.shared);
    history.replaceState(history.state, "", href);
    const isCopied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    status.textContent = isCopied ? "Address copied." : "Copy the address from the address bar.";
  };
  return element(
    "button",
    { class: "button", attributes: { type: "button" }, on: { click: () => void share() } },
    "Share this setting",
  );
}

/** This release, read from its own manifests. */
async function releaseOf(): Promise<PinnedRelease> {
  const [{ files: integrity }, { widgets }] = await Promise.all(
    ["integrity", "script-inventory"].map(async (name) =>
      (await fetch(`/dist/${name}.json`)).json(),
    ),
  );
  return { version: (await loader()).version, integrity, widgets };
}
