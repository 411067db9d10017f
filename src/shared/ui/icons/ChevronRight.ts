import { icon } from "./icon.tsx";

export const ChevronRightIcon = /* @__PURE__ */ icon("m9 18 6-6-6-6");
