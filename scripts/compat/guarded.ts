/**
 * Features that the bundle uses although some claimed versions lack them, and what happens in these
 * browsers. The members were checked in the code. The effects of the CSS come from its definition
 * and were not observed in old versions.
 */
export const guarded: Readonly<Record<string, string>> = {
  "api.Location.ancestorOrigins": "The page around a frame is known from the referrer",
  "api.Navigator.canShare": "Asked for first; the file is downloaded",
  "api.Navigator.globalPrivacyControl": "Asked with `in`; no signal counts as none",
  "api.Navigator.userAgentData": "`navigator.platform` says it (zag-js)",
  "api.PerformanceResourceTiming.responseStatus":
    "The frame’s address is asked once more for its status",
  "api.ReportingObserver":
    "What the policy blocked before the widget came is not told; what it blocks later is",
  "api.Window.cookieStore": "`document.cookie` is read (axios)",
  "api.Window.requestIdleCallback": "`setTimeout`",
  "css.properties.accent-color": "Safari draws such a control in its own color",
  "css.properties.baseline-shift": "Its initial value, in drawings of the map library",
  "css.properties.baseline-shift.baseline": "Its initial value, in drawings of the map library",
  "css.properties.color-rendering": "Its initial value, in drawings of the map library",
  "css.properties.color-rendering.auto": "Its initial value, in drawings of the map library",
  "css.properties.font-family.ui-monospace": "The next font of the list is used",
  "css.properties.forced-color-adjust": "Only under forced colors, which Safari does not have",
  "css.properties.forced-color-adjust.none": "Only under forced colors, which Safari does not have",
  "css.properties.overflow-anchor": "Safari does not anchor what scrolls",
  "css.properties.overflow-anchor.none": "Safari does not anchor what scrolls",
  "css.properties.overflow-clip-margin": "What is clipped ends at the box",
  "css.properties.overscroll-behavior": "A list at its end scrolls the page",
  "css.properties.print-color-adjust.exact": "The prefixed property stands before it",
  "css.properties.resize": "The text area keeps its size on a phone",
  "css.properties.resize.vertical": "The text area keeps its size on a phone",
  "css.properties.scrollbar-width": "Scroll bars have the browser’s own width",
  "css.properties.scrollbar-width.none": "`::-webkit-scrollbar` hides them",
  "css.properties.scrollbar-width.thin": "Scroll bars have the browser’s own width",
  "css.properties.text-wrap.pretty": "A paragraph may end with a single word",
  "javascript.builtins.Error.captureStackTrace": "Asked with `in` (zod)",
  "javascript.builtins.Error.stackTraceLimit": "Only where it is a number (zod)",
};
