interface Start {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Path and query of the page. */
  readonly address?: string;
}

/**
 * The options and address with which each widget is rendered. Without them, some widgets would show
 * that they are missing. The values do not matter: no answer comes while snapshots are made, so a
 * snapshot shows the wait.
 */
export const starts: Readonly<Record<string, Start>> = {
  AmbassadorWebDiscovery: { options: { slug: "snapshot" } },
  CampaignFeedbackApp: { address: "/campaigns/review/1?em=snapshot@example.com&token=snapshot" },
  Checkout: { options: { icoId: "1" } },
  HousePanel: { options: { projectId: "1" } },
  MenuVisibilityForm: { options: { project: "snapshot", token: "snapshot" } },
  OfferClaimApp: { options: { offerCode: "SNAPSHOT" } },
  RedeemGifting: { options: { code: "SNAPSHOT" } },
};

/**
 * Widgets whose first screen depends on the visitor or the host. One file for all pages cannot know
 * either.
 */
export const withoutSnapshot: readonly string[] = [
  "AmbassadorUserProfile",
  "AmexApp",
  "DynamicSlider",
  "PrivacyChoices",
];
