interface Start {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Path and query of the page. */
  readonly address?: string;
}

/**
 * How a page gives each widget what it asks the API for, where a widget without it would show that it lacks it. The values tell
 * nothing: answers never come while snapshots are made, so what is shown is the wait.
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

/** Their first screens say something of one visitor or one host, which a file for all pages cannot know. */
export const withoutSnapshot: readonly string[] = [
  "AmbassadorUserProfile",
  "AmexApp",
  "DynamicSlider",
  "PrivacyChoices",
];
