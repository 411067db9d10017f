import { createRoot } from "react-dom/client";
// Imported here so that no request waits for its file.
import "../../../src/shared/api/client.ts";
import { readOptions } from "../../../src/shared/options/readOptions.ts";
import type { Widget } from "../../../src/shared/widget/defineWidget.ts";
import { EnvironmentContext } from "../../../src/shared/widget/environment.ts";
import { Counted } from "./counted.tsx";
import { environmentWithoutLoader } from "./environment.ts";
import module from "./measuredWidget.ts";

for (const element of document.querySelectorAll<HTMLElement>("[data-bench]"))
  // SAFETY: each build has another widget, which reads its own options here.
  renderByHand(element, module.widget as Widget);

/**
 * Renders a widget as an application does that contains only this widget: without a loader or a
 * shadow root.
 */
function renderByHand(element: HTMLElement, { options: described, createStore, Root }: Widget) {
  const name = element.dataset["bench"] ?? "";
  const environment = { ...environmentWithoutLoader(name, element), id: name };
  const options = readOptions(described, element, {}, name, {
    isFull: true,
    page: location.href,
    origins: [],
  });
  const store = createStore?.({
    options: () => options,
    environment: () => environment,
    onOptions: () => {},
  });
  createRoot(element).render(
    <Counted>
      <EnvironmentContext value={environment}>
        <Root options={options} store={store} />
      </EnvironmentContext>
    </Counted>,
  );
}
