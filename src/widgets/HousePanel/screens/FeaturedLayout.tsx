import type { ReactNode } from "react";
import type { PurchaseProject } from "../../../shared/contracts/purchase.ts";
import { Picture } from "../../../shared/ui/Picture.tsx";
import type { Options } from "../options.ts";
import type { Tab } from "../panel.ts";
import { TierList } from "./TierList.tsx";

interface Props {
  readonly project: PurchaseProject;
  readonly tabs: readonly Tab[];
  readonly labels: Readonly<Record<Tab["key"], string>>;
  readonly options: Options;
  readonly open: ReactNode;
}

/** A hero image, then every tier in one column, then the open amount (H13). */
export function FeaturedLayout({ project, tabs, labels, options, open }: Props) {
  return (
    <div className="offers">
      <Picture src={project.heroImage} name={project.name ?? ""} ratio={21 / 9} />
      {tabs.map(
        (tab) =>
          tab.tiers.length > 0 && (
            <section key={tab.key} className="stack">
              <h3>{labels[tab.key]}</h3>
              <TierList tab={tab} options={options} />
            </section>
          ),
      )}
      {tabs.some(({ hasOpenAmount }) => hasOpenAmount) && open}
    </div>
  );
}
