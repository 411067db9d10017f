/** react-slick's inner component, which its type definitions lack. */
declare module "react-slick/lib/inner-slider" {
  import type { Component, ReactElement } from "react";
  import type { Settings } from "react-slick";

  export interface InnerSliderState {
    readonly currentSlide: number;
    readonly animating: boolean;
  }

  export class InnerSlider extends Component<Settings, InnerSliderState> {
    list: HTMLElement | null;
    track: { readonly node: HTMLElement | null } | null;
    ro: Pick<ResizeObserver, "disconnect">;
    callbackTimers: number[];
    checkImagesLoad(): void;
    resizeWindow(): void;
    updateState(spec: object, setTrackStyle: boolean): void;
    changeSlide(
      options:
        | { readonly message: "previous" | "next" }
        | { readonly message: "index"; readonly index: number },
      dontAnimate?: boolean,
    ): void;
    override render(): ReactElement;
  }
}

declare module "react-slick/lib/default-props" {
  import type { Settings } from "react-slick";
  const defaults: { readonly default: Settings } | Settings;
  export default defaults;
}
