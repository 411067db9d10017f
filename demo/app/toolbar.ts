import type { Example } from "../../src/shared/widget/examples.ts";
import { faults } from "../backend/fault.ts";
import { chooseFault, deskStatus, onDeskNews, resetBackend } from "./desk.ts";
import { element, labelled, select } from "./element.ts";
import type { Stage } from "./stage.ts";
import { addressOf, type Visit } from "./visit.ts";

interface Toolbar {
  readonly here: Visit;
  readonly examples: readonly Example[];
  readonly example: Example | undefined;
  readonly stage: Stage;
  /** Opens an example with new backend state and empty browser storage. */
  readonly reopen: (scenario: string) => void;
}

const wordsOf = {
  none: "none",
  slow: "slow (4 s)",
  offline: "offline",
  401: "401 signed out",
  500: "500 server error",
} as const;

/** The header of a widget's page, with the scenario and fault switches and the reset button. */
export async function toolbar({
  here,
  examples,
  example,
  stage,
  reopen,
}: Toolbar): Promise<HTMLElement> {
  const choices = [
    { value: "", words: "none: bare, state kept" },
    ...examples.map(({ key, title }) => ({ value: key, words: title })),
  ];
  const scenario = select(choices, here.scenario, (key) =>
    key ? reopen(key) : location.assign(addressOf(here.widget)),
  );
  const fault = await faultSwitch();
  return element(
    "header",
    { class: "toolbar", attributes: { "data-harness": "toolbar" } },
    element(
      "nav",
      { attributes: { "aria-label": "Harness" } },
      element("a", { attributes: { href: "/" } }, "All widgets"),
    ),
    element("h1", {}, here.widget),
    element(
      "div",
      { class: "controls" },
      labelled("Harness: scenario", scenario),
      labelled("Harness: fault", fault),
      element("div", { class: "actions" }, playButton(stage, example), resetButton(here, reopen)),
    ),
  );
}

async function faultSwitch(): Promise<HTMLSelectElement> {
  const { fault } = await deskStatus();
  const control = select(
    faults.map((value) => ({ value, words: wordsOf[value] })),
    fault,
    (kind) => void chooseFault(kind),
  );
  onDeskNews((news) => {
    if (news.kind === "fault") control.value = news.fault;
  });
  return control;
}

function playButton(stage: Stage, example: Example | undefined): HTMLElement | undefined {
  if (!example?.play) return undefined;
  const start = async () => (await import("./play.ts")).play(stage.host, example);
  return element(
    "button",
    { class: "button", attributes: { type: "button" }, on: { click: () => void start() } },
    "Harness: play",
  );
}

function resetButton({ scenario }: Visit, reopen: (scenario: string) => void): HTMLElement {
  const reset = async () => {
    await resetBackend();
    reopen(scenario);
  };
  return element(
    "button",
    { class: "button", attributes: { type: "button" }, on: { click: () => void reset() } },
    "Harness: reset",
  );
}
