import { icon } from "./icon.tsx";

export const PlayIcon = /* @__PURE__ */ icon("M7 4.5v15l12-7.5-12-7.5Z");
