import { flushSync } from "react-dom";
import type { Settings } from "react-slick";
import { InnerSlider } from "react-slick/lib/inner-slider";
import { onResize } from "../ui/onResize.ts";

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
    const { list } = this;
    if (!list) return { disconnect() {} };
    let lastWidth = list.clientWidth;
    const disconnect = onResize(list, () => {
      if (list.clientWidth !== lastWidth) this.resizeWindow();
      lastWidth = list.clientWidth;
    });
    return { disconnect };
  }
}
