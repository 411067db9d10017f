import { icon } from "./icon.tsx";

export const MinusIcon = /* @__PURE__ */ icon("M5 12h14");
