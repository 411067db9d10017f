import type { Settings } from "react-slick";
import defaultProps from "react-slick/lib/default-props";

/** What does not change: everything that react-slick would do by itself to time, focus or keys is done by the carousel. */
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
