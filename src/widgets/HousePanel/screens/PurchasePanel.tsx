import { countries } from "../../../shared/country/countries.ts";
import type { ReactNode } from "react";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Tabs } from "../../../shared/ui/Tabs.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Event, State } from "../flow.ts";
import type { Options } from "../options.ts";
import { isFeatured, type Panel, type Tab } from "../panel.ts";
import { FeaturedLayout } from "./FeaturedLayout.tsx";
import { OpenAmount } from "./OpenAmount.tsx";
import { TierList } from "./TierList.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

export type PurchaseState = Extract<State, { kind: "choosing" | "submitting" | "leaving" }>;

interface Props {
  readonly state: PurchaseState;
  readonly panel: Extract<Panel, { kind: "tabs" }>;
  readonly options: Options;
  readonly send: (event: Event) => void;
}

/** The offers in one or two tabs, or in one column for featured projects. */
export function PurchasePanel({ state, panel: { tabs }, options, send }: Props) {
  const copy = useTexts(texts);
  const { config, country } = useEnvironment();
  const { project } = state.page;
  const openAmount = <OpenAmount state={state} send={send} />;
  const labels = {
    cash: copy.cash({ product: config.product.name }),
    "gift-cards": copy.giftCards,
  };
  const tab = tabs.find(({ key }) => key === state.tab) ?? tabs[0];
  const businessGifting = project.disableGifting ? undefined : config.links["businessGifting"];
  return (
    <Screen
      heading={project.name ? copy.headingOf({ name: project.name }) : copy.heading}
      lead={copy.lead}
    >
      {isFeatured(project.id, config.values["specialLayoutProjectIds"]) ? (
        <FeaturedLayout
          project={project}
          tabs={tabs}
          labels={labels}
          options={options}
          open={openAmount}
        />
      ) : tabs.length > 1 ? (
        <Tabs
          label={copy.tabs}
          items={tabs.map(({ key }) => ({ key, label: labels[key] }))}
          value={tab.key}
          onChange={(key) => send({ type: "tabChosen", tab: key })}
        >
          <Offers tab={tab} options={options} open={openAmount} />
        </Tabs>
      ) : (
        <Offers tab={tab} options={options} open={openAmount} />
      )}
      <p className="muted small">
        {config.texts["creditExpiry"] ?? copy.expiry({ years: countries[country].giftCardYears })}
      </p>
      {businessGifting && (
        <p>
          <ExternalLink href={businessGifting}>{copy.businessGifting}</ExternalLink>
        </p>
      )}
    </Screen>
  );
}

function Offers({
  tab,
  options,
  open: openAmount,
}: {
  tab: Tab;
  options: Options;
  open: ReactNode;
}) {
  return (
    <div className="offers">
      <TierList tab={tab} options={options} />
      {tab.hasOpenAmount && openAmount}
    </div>
  );
}
