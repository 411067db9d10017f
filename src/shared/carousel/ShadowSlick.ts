import { flushSync } from "react-dom";
import type { Settings } from "react-slick";
import { InnerSlider } from "react-slick/lib/inner-slider";

/**
 * react-slick keeps the id of every timer for its unmount; this many of the latest may still be
 * pending.
 */
const keptTimers = 8;

/**
 * react-slick without its effects on the rest of the host page. Its constructor assigns methods to
 * the instance, so the replacements are assigned there too.
 */
export class ShadowSlick extends InnerSlider {
  constructor(props: Settings) {
    super(props);
    // The original sets `onfocus` on every `.slick-slide` of the document, including those of the
    // host's own carousels, and listens
    // to the window's size; here the width of the list counts.
    this.componentDidMount = () => {
      this.updateState({ listRef: this.list, trackRef: this.track, ...this.props }, true);
      this.ro = this.watchWidth();
    };
    // The original wraps each image's `onclick` in another closure at every update.
    this.checkImagesLoad = () => {
      this.callbackTimers = this.callbackTimers.slice(-keptTimers);
    };
  }

  /** Moves one slide. A running animation is finished at once, so that no press is lost. */
  step(message: "previous" | "next"): void {
    if (this.state.animating) {
      flushSync(() => this.changeSlide({ message: "index", index: this.state.currentSlide }, true));
      void this.list?.offsetWidth;
    }
    this.changeSlide({ message });
  }

  private watchWidth(): Pick<ResizeObserver, "disconnect"> {
    if (typeof ResizeObserver !== "function" || !this.list) return { disconnect() {} };
    let lastWidth = this.list.clientWidth;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width !== lastWidth) this.resizeWindow();
      lastWidth = width;
    });
    observer.observe(this.list);
    return observer;
  }
}
