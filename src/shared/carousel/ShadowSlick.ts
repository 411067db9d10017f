import { flushSync } from "react-dom";
import type { Settings } from "react-slick";
import { InnerSlider } from "react-slick/lib/inner-slider";

/** Pending timers that react-slick remembers for its unmounting; it never forgets those that have run. */
const timersKept = 8;

/**
 * react-slick as a guest on somebody else's page. Its constructor assigns its methods to the instance,
 * so they are replaced there too.
 */
export class ShadowSlick extends InnerSlider {
  constructor(props: Settings) {
    super(props);
    // The original sets `onfocus` on every `.slick-slide` of the document, a carousel of the host's among them,
    // and listens to the window; the widget's own width is what counts.
    this.componentDidMount = () => {
      this.updateState({ listRef: this.list, trackRef: this.track, ...this.props }, true);
      this.ro = this.watchWidth();
    };
    // The original wraps each picture's `onclick` in another closure at every update, without end.
    this.checkImagesLoad = () => {
      this.callbackTimers = this.callbackTimers.slice(-timersKept);
    };
  }

  /** Moves one slide on or back. A move that still runs is finished at once, so that no press is lost. */
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
