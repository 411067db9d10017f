import type {
  PurchaseOptions,
  PurchasePage,
  PurchaseTier,
} from "../../shared/contracts/purchase.ts";

export type TabKey = "cash" | "gift-cards";

export interface Tab {
  readonly key: TabKey;
  readonly tiers: readonly PurchaseTier[];
  readonly hasOpenAmount: boolean;
}

export type Panel =
  | { readonly kind: "planning" }
  | { readonly kind: "sold-out" }
  | { readonly kind: "tabs"; readonly tabs: readonly [Tab, ...Tab[]] };

/** The panel of a project's page: planning first, then sold out, then what can be bought (H2). */
export function panelOf({ project, options }: PurchasePage): Panel {
  if (project.planning) return { kind: "planning" };
  const [first, ...rest] = tabsOf(options);
  return project.raising && first ? { kind: "tabs", tabs: [first, ...rest] } : { kind: "sold-out" };
}

function tabsOf({ icos, gcos, standardGcos, openAmountType, cash }: PurchaseOptions): Tab[] {
  const giftTiers = gcos.length ? gcos : standardGcos;
  const tabs: Tab[] = [
    { key: "cash", tiers: icos, hasOpenAmount: Boolean(openAmountType) && cash },
    { key: "gift-cards", tiers: giftTiers, hasOpenAmount: Boolean(openAmountType) && !cash },
  ];
  return tabs.filter(({ tiers, hasOpenAmount }) => tiers.length || hasOpenAmount);
}

/** Distinguishes the tabs from the steps of other widgets in the browser's history. */
export const stepsKey = "HousePanel";

/**
 * The tab that a reload returns to, if there is one. Otherwise `#giftcards` selects the gift cards,
 * if the project has them (A2.16).
 */
export function tabFor(hash: string, tabs: readonly Tab[], stored: string | null = null): TabKey {
  const requested = stored ?? (hash === "giftcards" ? "gift-cards" : "cash");
  return tabs.find(({ key }) => key === requested)?.key ?? tabs[0]?.key ?? "cash";
}

const featuredByDefault = ["716", "2081"];

/** Some projects show their tiers first, in one column, without a tab bar (H13). */
export function isFeatured(projectId: string, configured: unknown): boolean {
  const ids = Array.isArray(configured) ? configured.map(String) : featuredByDefault;
  return ids.includes(projectId);
}
