import "./harness.css";
import type { Example } from "../../src/shared/widget/examples.ts";
import type { WidgetName } from "../../src/widgets/registry.ts";
import { withAddress } from "./address.ts";
import { examplesOf, isBuilt, isName, optionsOf, sentencesOf } from "./catalog.ts";
import { forgetGuest, openScenario } from "./desk.ts";
import { connectPath, connectScreen } from "./connectAccount.ts";
import { element } from "./element.ts";
import { createEventLog, forgetEvents } from "./eventLog.ts";
import { loader } from "./loader.ts";
import { lookForm } from "./lookForm.ts";
import { lostScreen, unbuiltScreen } from "./lostScreen.ts";
import { optionForm } from "./optionForm.ts";
import { playPrivacySignal } from "./privacySignal.ts";
import { createRequestLog } from "./requestLog.ts";
import { section } from "./section.ts";
import { snippetView } from "./snippetView.ts";
import { createStage, type Stage } from "./stage.ts";
import { toolbar } from "./toolbar.ts";
import { addressOf, visit, type Visit } from "./visit.ts";

/** Opens what the address names: a widget, an unknown name, or a page that only a host has. */
async function start(): Promise<void> {
  if (location.pathname === connectPath) return document.body.append(...connectScreen());
  const here = visit();
  const name = here?.widget.replace(/^.+(?=HousePanel$)/, "") ?? "";
  if (!here) return document.body.append(...lostScreen());
  if (!isName(name) || !isBuilt(name)) return document.body.append(...unbuiltScreen(here.widget));
  const examples = await examplesOf(name);
  const example = examples.find(({ key }) => key === here.scenario);
  if (here.scenario && !example)
    return document.body.append(...unbuiltScreen(here.widget, here.scenario));
  if (here.isFresh) await startAfresh(example);
  playPrivacySignal();
  const stage = await createStage(here.widget, example, await optionsOf(name));
  const main = element("main", { class: "stage" }, stage.frame);
  if (here.isBare) document.body.append(main);
  else
    await furnish(
      main,
      toolbar({
        here,
        examples,
        example,
        stage,
        reopen: (key) => void reopen(here, key, examples),
      }),
      panel(name, stage),
    );
  stage.open();
  if (here.play && example?.play) await (await import("./play.ts")).play(stage.host, example);
}

async function furnish(
  main: HTMLElement,
  bar: Promise<HTMLElement>,
  aside: Promise<HTMLElement>,
): Promise<void> {
  document.body.append(await bar, main, await aside);
  document.body.classList.add("workbench");
}

async function panel(name: WidgetName, stage: Stage): Promise<HTMLElement> {
  const sentences = await sentencesOf(name);
  const events = createEventLog(await loader());
  const requests = await createRequestLog();
  return element(
    "aside",
    { class: "panel", attributes: { "aria-label": "Harness panel", "data-harness": "panel" } },
    section("Options", () => optionForm(stage, sentences)),
    section("Look", () => lookForm(stage)),
    section("Snippet", () => snippetView(stage)),
    section("Events", () => [events]),
    section("Requests", () => [requests]),
  );
}

async function startAfresh(example: Example | undefined): Promise<void> {
  forgetGuest();
  forgetEvents();
  await openScenario(example?.backend ?? "default");
  history.replaceState(history.state, "", withAddress(location.href, example?.address ?? ""));
}

/**
 * A scenario chosen by hand is reset, also when it is the same again. The reload keeps the state
 * just opened.
 */
async function reopen({ widget }: Visit, key: string, examples: readonly Example[]): Promise<void> {
  history.replaceState(null, "", addressOf(widget, key));
  await startAfresh(examples.find((candidate) => candidate.key === key));
  location.reload();
}

void start();
