import type { ReactNode } from "react";

export function Offer({ code, children, ...rest }: { code: string; children?: ReactNode }) {
  return (
    <>
      <div data-widget="OfferClaimApp" className="offer" data-offer-cod={code}>
        {children}
      </div>
      <div data-widget="SubscriptionCalculator" data-start-position={-1} style={{ minHeight: 660 }}>
        {/* nothing yet */}
      </div>
      <div data-widget="SubscriptionCalculator" data-props={JSON.stringify({ steps: [10, 20], ctaLable: code })} {...rest} />
      <div data-widget={"DynamicSlidr" as const} data-autoplay className="slides">
        Slides
      </div>
    </>
  );
}
