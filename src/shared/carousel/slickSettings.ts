import type { Settings } from "react-slick";
import defaultProps from "react-slick/lib/default-props";

/**
 * Constant settings. Timing, focus and keys are handled by `Carousel`, so react-slick's own
 * handling is off.
 */
export const slickSettings: Settings = {
  ...("default" in defaultProps ? defaultProps.default : defaultProps),
  accessibility: false,
  arrows: false,
  autoplay: false,
  infinite: true,
  pauseOnHover: false,
  slidesToShow: 1,
  slidesToScroll: 1,
  touchThreshold: 6,
  waitForAnimate: false,
};
