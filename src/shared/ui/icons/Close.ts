import { icon } from "./icon.tsx";

export const CloseIcon = /* @__PURE__ */ icon("M18 6 6 18M6 6l12 12");
