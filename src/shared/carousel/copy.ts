export const copy = {
  carousel: "carousel",
  slide: "slide",
  pause: "Pause slideshow",
  play: "Play slideshow",
  previous: "Previous slide",
  next: "Next slide",
  slickIndex: (position: number, count: number) => `${position} of ${count}`,
  announcement: (position: number, count: number, titles: string) =>
    `Slide ${position} of ${count}${titles && `: ${titles}`}`,
} as const;
