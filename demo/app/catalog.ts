import type { Options } from "../../src/shared/options/optionSchema.ts";
import type { Example } from "../../src/shared/widget/examples.ts";
import { widgetNames, type WidgetName } from "../../src/widgets/registry.ts";

const exampleFiles = import.meta.glob<{ examples: readonly Example[] }>(
  "../../src/widgets/*/examples.{ts,tsx}",
);
const optionFiles = import.meta.glob<{ options: Options<unknown> }>(
  "../../src/widgets/*/options.ts",
);
const optionSources = import.meta.glob<string>("../../src/widgets/*/options.ts", {
  query: "?raw",
  import: "default",
});

export function isName(name: string): name is WidgetName {
  return widgetNames.some((known) => known === name);
}

export async function examplesOf(widget: WidgetName): Promise<readonly Example[]> {
  return (await fileOf(exampleFiles, widget))?.examples ?? [];
}

export async function optionsOf(widget: WidgetName): Promise<Options<unknown> | undefined> {
  return (await fileOf(optionFiles, widget))?.options;
}

/** The comment above each option in `options.ts`. */
export async function optionCommentsOf(widget: WidgetName): Promise<ReadonlyMap<string, string>> {
  const source = (await fileOf(optionSources, widget)) ?? "";
  const documented = /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*(\w+):/g;
  return new Map(
    [...source.matchAll(documented)].map(([, sentence = "", option = ""]) => [
      option,
      sentence.replace(/\s*\n\s*\*\s*/g, " "),
    ]),
  );
}

async function fileOf<T>(
  files: Record<string, () => Promise<T>>,
  widget: string,
): Promise<T | undefined> {
  const path = Object.keys(files).find((candidate) => candidate.includes(`/widgets/${widget}/`));
  return path === undefined ? undefined : files[path]?.();
}

/** The 25 names by purpose. Names without a group are added to the last group. */
export const groups: readonly { readonly title: string; readonly names: readonly WidgetName[] }[] =
  withUngrouped([
    {
      title: "Offers and sign-up",
      names: [
        "OfferClaimApp",
        "AmexApp",
        "MobileLink",
        "NewLoginCreateAccount",
        "UserFlow",
        "PrivacyChoices",
      ],
    },
    {
      title: "Credit, gifts and bills",
      names: [
        "Checkout",
        "HousePanel",
        "SubscriptionCalculator",
        "RedeemCheckout",
        "WebRedemption",
        "RedeemGifting",
      ],
    },
    {
      title: "Discovery and ambassadors",
      names: [
        "Map",
        "MapV6",
        "BulkGiftingBrandCarousel",
        "DynamicSlider",
        "AmbassadorUserProfile",
        "AmbassadorWebDiscovery",
      ],
    },
    {
      title: "Business gifting",
      names: ["BulkGiftingApp", "BulkGiftingSavingsCalculator", "BulkGiftingAbsolutePanel"],
    },
    {
      title: "Restaurants and managers",
      names: ["ManagersWebApp", "PartnerPortal", "MenuVisibilityForm", "CampaignFeedbackApp"],
    },
  ]);

function withUngrouped(chosen: readonly { title: string; names: readonly WidgetName[] }[]) {
  const ungrouped = widgetNames.filter((name) => !chosen.some(({ names }) => names.includes(name)));
  return ungrouped.length ? [...chosen, { title: "More", names: ungrouped }] : chosen;
}
