import type { Example } from "../../src/shared/widget/examples.ts";
import { faults } from "../../mock-api/fault.ts";
import { chooseFault, serverStatus, onServerMessage, resetBackend } from "./mockServer.ts";
import { element, labelled, prefixed, select } from "./element.ts";
import type { Stage } from "./stage.ts";
import { addressOf, type Visit } from "./visit.ts";

interface Toolbar {
  readonly visit: Visit;
  readonly examples: readonly Example[];
  readonly example: Example | undefined;
  readonly stage: Stage;
  /** Opens an example with new backend state and empty browser storage. */
  readonly reopen: (scenario: string) => void;
}

const faultLabels = {
  none: "none",
  slow: "slow (4 s)",
  offline: "offline",
  401: "401 signed out",
  500: "500 server error",
} as const;

/** The header of a widget's page, with the scenario and fault switches and the reset button. */
export async function toolbar({
  visit,
  examples,
  example,
  stage,
  reopen,
}: Toolbar): Promise<HTMLElement> {
  const choices = [
    { value: "", label: "none: bare, state kept" },
    ...examples.map(({ key, title }) => ({ value: key, label: title })),
  ];
  const scenario = select(choices, visit.scenario, (key) =>
    key ? reopen(key) : location.assign(addressOf(visit.widget)),
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
    element("h1", {}, visit.widget),
    element(
      "div",
      { class: "controls" },
      labelled("Harness: Scenario", scenario),
      labelled("Harness: Fault", fault),
      element("div", { class: "actions" }, playButton(stage, example), resetButton(visit, reopen)),
    ),
  );
}

async function faultSwitch(): Promise<HTMLSelectElement> {
  const { fault } = await serverStatus();
  const control = select(
    faults.map((value) => ({ value, label: faultLabels[value] })),
    fault,
    (kind) => void chooseFault(kind),
  );
  onServerMessage((news) => {
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
    ...prefixed("Harness: Play"),
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
    ...prefixed("Harness: Reset"),
  );
}
