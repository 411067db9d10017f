import { DiningWidget } from "./DiningWidget";
import { Card } from "./Card";

const names = { map: "Map", slider: "DynamicSlider" } as const;
const calculator = { "data-widget": "SubscriptionCalculator", "data-start-position": 4, className: "earn" } as const;
const flow = "purchase";

enum Widgets {
  Bill = "WebRedemption",
}

export function Offer({ code, dark, children, ...rest }: Props) {
  const props = { slides: [{ title: "Lucca" }], transitionMs: 400 };
  return (
    <>
      <div data-widget="OfferClaimApp" className="offer" data-offer-code={code} data-theme={dark ? "dark" : "light"}>
        {children}
      </div>
      <div {...calculator}>Earn</div>
      <div {...{ "data-widget": "Checkout", "data-flow": flow }} className="checkout" {...rest}>
        Buy
      </div>
      <div data-widget={names.map} className="map" data-color-mode={dark && "dark"}>
        Map
      </div>
      <div data-widget={names.slider} className="slider" data-props={JSON.stringify(props)}>
        Slides
      </div>
      <div data-widget={Widgets.Bill} className="bill" data-lang="es">
        Bill
      </div>
      <DiningWidget name="MobileLink" options={{ theme: "light" }}>
        <a href="/app">App</a>
      </DiningWidget>
      <Card widget="AmexApp" theme="light" />
      <div data-widget="UserFlow" className="flow">
        <script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify({ theme: "light" }) }} />
        Join
      </div>
    </>
  );
}
