export const copy = {
  carousel: "carousel",
  slide: "slide",
  pause: "Pause slideshow",
  play: "Play slideshow",
  previous: "Previous slide",
  next: "Next slide",
  place: (place: number, count: number) => `${place} of ${count}`,
  announcement: (place: number, count: number, titles: string) =>
    `Slide ${place} of ${count}${titles && `: ${titles}`}`,
} as const;
