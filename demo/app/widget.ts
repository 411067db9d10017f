import "./pageErrors.ts";
import "./withoutKeepalive.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import type { WidgetName } from "../../src/widgets/registry.ts";
import { withAddress } from "./address.ts";
import { examplesOf, isName, optionsOf, optionCommentsOf } from "./catalog.ts";
import { clearBrowserData, openScenario } from "./mockServer.ts";
import { connectPath, connectScreen } from "./connectAccount.ts";
import { element } from "./element.ts";
import { createEventLog, clearEvents } from "./eventLog.ts";
import { loader } from "./loader.ts";
import { lookForm } from "./lookForm.ts";
import { hostOnlyScreen, unknownScreen } from "./messageScreens.ts";
import { optionForm } from "./optionForm.ts";
import { playPrivacySignal } from "./privacySignal.ts";
import { createRequestLog } from "./requestLog.ts";
import { section } from "./section.ts";
import { snippetView } from "./snippetView.ts";
import { readSharedSetting, withSharedSetting } from "./sharedSetting.ts";
import { createStage, type Stage } from "./stage.ts";
import { toolbar } from "./toolbar.ts";
import { addressOf, readVisit, type Visit } from "./visit.ts";

/** Opens what the address names: a widget, an unknown name, or a page that only a host has. */
async function start(): Promise<void> {
  if (location.pathname === connectPath) return document.body.append(...connectScreen());
  const visit = readVisit();
  const name = visit?.widget.replace(/^.+(?=HousePanel$)/, "") ?? "";
  if (!visit) return document.body.append(...hostOnlyScreen());
  if (!isName(name)) return document.body.append(...unknownScreen(visit.widget));
  const examples = await examplesOf(name);
  const example = examples.find(({ key }) => key === visit.scenario);
  if (visit.scenario && !example)
    return document.body.append(...unknownScreen(visit.widget, visit.scenario));
  if (visit.isFresh) await resetScenario(example);
  playPrivacySignal();
  const shared = readSharedSetting(location.search);
  const stage = await createStage(visit.widget, example, await optionsOf(name), shared);
  stage.onChange(() =>
    history.replaceState(history.state, "", withSharedSetting(location.href, stage.shared)),
  );
  const main = element("main", { class: "stage" }, stage.frame);
  if (visit.isBare) document.body.append(main);
  else
    await renderWorkbench(
      main,
      toolbar({
        visit,
        examples,
        example,
        stage,
        reopen: (key) => void reopen(visit, key, examples),
      }),
      panel(name, stage),
    );
  stage.open();
  if (visit.play && example?.play) await (await import("./play.ts")).play(stage.host, example);
}

async function renderWorkbench(
  main: HTMLElement,
  toolbarElement: Promise<HTMLElement>,
  panelElement: Promise<HTMLElement>,
): Promise<void> {
  document.body.append(await toolbarElement, main, await panelElement);
  document.body.classList.add("workbench");
}

async function panel(name: WidgetName, stage: Stage): Promise<HTMLElement> {
  const sentences = await optionCommentsOf(name);
  const events = createEventLog(await loader());
  const requests = await createRequestLog();
  return element(
    "aside",
    { class: "panel", attributes: { "aria-label": "Harness panel", "data-harness": "panel" } },
    section("Options", "What your markup can set", () => optionForm(stage, sentences)),
    section("Look", "Theme, brand, language and width", () => lookForm(stage)),
    section("Snippet", "For your template: HTML, ERB, React…", () => snippetView(stage)),
    section("Events", "What the widget tells your page", () => [events]),
    section("Requests", "What it asks the API", () => [requests]),
  );
}

async function resetScenario(example: Example | undefined): Promise<void> {
  clearBrowserData();
  clearEvents();
  await openScenario(example?.backend ?? "default");
  history.replaceState(history.state, "", withAddress(location.href, example?.address ?? ""));
}

/**
 * Resets a scenario that was chosen by hand, even if it is the same again. The reload keeps the new
 * state.
 */
async function reopen({ widget }: Visit, key: string, examples: readonly Example[]): Promise<void> {
  history.replaceState(null, "", addressOf(widget, key));
  await resetScenario(examples.find((candidate) => candidate.key === key));
  location.reload();
}

void start();
