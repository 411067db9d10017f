export const copy = {
  label: "Restaurants",
  loading: "Finding restaurants near you",
  empty: "There are no restaurants to show right now.",
  failed: "We couldn’t load the restaurants.",
  failedHint: "Check your connection and try again.",
  retry: "Try again",
  away: (distance: string) => `${distance} away`,
} as const;
