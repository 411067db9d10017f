import { countries } from "../../../shared/country/countries.ts";
import { ExternalLink } from "../../../shared/ui/ExternalLink.tsx";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { Tabs } from "../../../shared/ui/Tabs.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import type { Event, State } from "../flow.ts";
import type { Options } from "../options.ts";
import { isFeatured, type Panel } from "../panel.ts";
import { Offers } from "./Offers.tsx";
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
  const labels = {
    cash: copy.cash({ product: config.product.name }),
    "gift-cards": copy.giftCards,
  };
  const tab = tabs.find(({ key }) => key === state.tab) ?? tabs[0];
  const shared = { state, labels, options, send };
  const businessGifting = project.disableGifting ? undefined : config.links["businessGifting"];
  return (
    <Screen
      heading={project.name ? copy.headingOf({ name: project.name }) : copy.heading}
      lead={copy.lead}
    >
      {isFeatured(project.id, config.values["specialLayoutProjectIds"]) ? (
        <Offers name="all" tabs={tabs} hasPicture {...shared} />
      ) : tabs.length > 1 ? (
        <Tabs
          label={copy.tabs}
          items={tabs.map(({ key }) => ({ key, label: labels[key] }))}
          value={tab.key}
          onChange={(key) => send({ type: "tabChosen", tab: key })}
        >
          <Offers key={tab.key} name={tab.key} tabs={[tab]} {...shared} />
        </Tabs>
      ) : (
        <Offers name={tab.key} tabs={[tab]} {...shared} />
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
