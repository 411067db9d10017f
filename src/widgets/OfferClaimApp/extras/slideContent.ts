/** One slide as DynamicSlider takes it; every field is optional. */
export interface SlideContent {
  readonly image?: string | null | undefined;
  readonly alt?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly href?: string | null | undefined;
}
