/// <reference types="dining-widgets/react" />
// Compiled only: what the package's types let an application write, and what not.
import { mount, unmount, type DiningWidgetAttributes } from "dining-widgets";
import { mount as mountByScript } from "dining-widgets/mount.js";

const element = document.createElement("div");

const handle = mount(element, "SubscriptionCalculator", { startPosition: 3, theme: "dark" });
handle.update({ startPosition: 4 });
await handle.ready;
mount(element, "DineHousePanel");
unmount(element);
// @ts-expect-error -- no widget has this name
mount(element, "SubscriptionCalculatr");
// @ts-expect-error -- a position is a number
mount(element, "SubscriptionCalculator", { startPosition: "three" });

mountByScript(element).unmount();
// @ts-expect-error -- a position is a number
mountByScript(element, "SubscriptionCalculator", { startPosition: "three" });

const attributes: DiningWidgetAttributes<"Checkout"> = {
  "data-widget": "Checkout",
  "data-flow": "subscribe",
};
element.setAttribute("data-flow", attributes["data-flow"] ?? "auto");

element.addEventListener("widget:done", ({ detail }) => detail.outcome.length);
// @ts-expect-error -- only `widget:ready` tells milliseconds
document.addEventListener("widget:close", ({ detail }) => detail.ms);

(window.DiningWidgets ??= []).push((api) => {
  api.configure({ country: "NZ" });
  api.on("widget:error", ({ detail }) => detail.phase === "load");
});
