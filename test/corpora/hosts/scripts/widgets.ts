import { mount } from "dining-widgets";

const slider = "DynamicSlider";
const attributes = { "data-widget": "OfferClaimApp", "data-offer-code": "WELCOME25", "data-theme": "light" };

export function start(element: HTMLElement, other: HTMLElement): void {
  mount(element, "Checkout", { flow: "purchase", backUrl: "/" });
  mount(other, slider);
  window.DiningWidgets.mount(other, element.hidden ? "MapV6" : "Map");
  other.setAttribute("data-widget", "WebRedemption");
  other.dataset.widget = "MobileLink";
  element.innerHTML = `<div data-widget="SubscriptionCalculator" class="earn" data-start-position="4" data-theme="${other.dir}">Earn</div>`;
  document.body.append(h("div", { "data-widget": "UserFlow", class: "flow", "data-lang": "es" }, "Join"));
  app.mount("#app");
}
