import { copyText } from "../host/clipboard.ts";
import { toJson } from "../api/json.ts";
import type { watchActivity } from "./activity.ts";
import { inspect } from "./inspection.ts";
import { button, element, table } from "./element.ts";
import { codeOf, errorCodes } from "./errorCodes.ts";
import { optionSources } from "./optionSources.ts";
import { redact, redactText } from "./redact.ts";
import { harnessAddress, reportText, type WidgetReport } from "./report.ts";
import { waitingFor } from "./waitingFor.ts";

/** A row of `DiningWidgets.list()`. */
export interface Listed {
  readonly element: HTMLElement;
  readonly widget: string;
  readonly id: string;
  readonly status: string;
}

type Activity = ReturnType<typeof watchActivity>;

/** One widget of the page: what it has read, what went wrong, and what to do about it. */
export function widgetCard(
  listed: () => Listed | undefined,
  activity: Activity,
  version: string,
  mark: (element: HTMLElement | null) => void,
) {
  const summary = element("summary", {});
  const facts = element("div", {});
  const status = element("span", { role: "status" });
  const highlight = button("Highlight", () => {
    const isOn = highlight.getAttribute("aria-pressed") !== "true";
    highlight.setAttribute("aria-pressed", String(isOn));
    const listedWidget = listed();
    mark(isOn && listedWidget ? listedWidget.element : null);
    if (isOn) listedWidget?.element.scrollIntoView({ block: "center" });
  });
  highlight.setAttribute("aria-pressed", "false");
  const copy = button("Copy report", () => void copyReport());
  const card = element(
    "details",
    {},
    summary,
    element("div", { class: "actions" }, highlight, copy, status),
    facts,
  );

  async function copyReport(): Promise<void> {
    const listedWidget = listed();
    if (!listedWidget) return;
    const text = reportText(reportOf(listedWidget, activity), activity, version);
    if (await copyText(text)) return void (status.textContent = "Copied.");
    const area = element("textarea", { readonly: "", "aria-label": "Report" });
    area.value = text;
    card.querySelector("textarea")?.remove();
    facts.before(area);
    area.select();
    status.textContent = "Selected: copy it with the keyboard.";
  }

  function update(): void {
    const listedWidget = listed();
    if (!listedWidget) return;
    const { widget, id, status } = listedWidget;
    summary.textContent = `${widget} ${id}: ${status}`;
    summary.className = status === "error" ? "error" : "";
    facts.replaceChildren(...factsOf(listedWidget, activity));
  }
  return { card, update };
}

function reportOf(listedWidget: Listed, { events }: Activity): WidgetReport {
  const { element: host, widget, id, status } = listedWidget;
  const inspected = inspect(host);
  const failure = events.findLast((event) => event.type === "widget:error" && event.id === id);
  const { config, brand, country, theme, lang, router, basePath } = inspected?.environment ?? {};
  return {
    widget,
    id,
    status,
    options: optionSources(host, inspected?.options ?? host.dataset, inspected?.overrides ?? {}),
    environment: inspected
      ? {
          country: `${country} (${host.dataset["country"] ? "attribute" : "configuration"})`,
          brand: `${brand} (${host.dataset["brand"] ? "attribute" : "configuration"})`,
          theme: `${theme}`,
          lang: `${lang}`,
          routes: `${router} under ${basePath}`,
          apiOrigin: `${config?.apiOrigin} (configuration)`,
        }
      : {},
    error: failure ? redactText(String(failure.detail["message"])) : null,
  };
}

function factsOf(listedWidget: Listed, activity: Activity): (Node | string)[] {
  const report = reportOf(listedWidget, activity);
  const ready = activity.events.find(
    ({ type, id }) => type === "widget:ready" && id === listedWidget.id,
  );
  return [
    ...(listedWidget.status === "waiting"
      ? [element("p", {}, `It waits for ${waitingFor(listedWidget.element)}.`)]
      : []),
    ...(ready ? [element("p", {}, `Ready ${String(ready.detail["ms"])} ms after its start.`)] : []),
    ...(report.error ? errorParts(report.error) : []),
    element("h3", {}, "Options"),
    table(
      `Options of ${listedWidget.widget}`,
      ["Option", "Value", "From"],
      report.options.map(({ name, value, from }) => [
        name,
        toJson(redact(value, name)) ?? "not set",
        from,
      ]),
    ),
    element("h3", {}, "Page"),
    table(
      `Page of ${listedWidget.widget}`,
      ["Setting", "Value"],
      Object.entries(report.environment),
    ),
    element("p", { class: "muted" }, `In the harness: ${harnessAddress(report)}`),
  ];
}

/** A message, what its code means, and what to do about it. */
export function errorParts(message: string): HTMLElement[] {
  const errorCode = errorCodes.get(codeOf(message) ?? "");
  return [
    element("p", { class: "error" }, message),
    ...(errorCode
      ? [
          element("p", {}, element("strong", {}, errorCode.title), `. ${errorCode.why}`),
          element("p", {}, errorCode.remedy),
        ]
      : []),
  ];
}
