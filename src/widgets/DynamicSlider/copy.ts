export const copy = {
  slides: 'Slideshow',
  brands: 'Featured brands',
  carousel: 'carousel',
  slide: 'slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  previous: 'Previous slide',
  next: 'Next slide',
  empty: 'There is nothing to show here right now.',
  place: (place: number, count: number) => `${place} of ${count}`,
  announcement: (place: number, count: number, titles: string) => `Slide ${place} of ${count}${titles && `: ${titles}`}`,
  open: 'Open link',
} as const
