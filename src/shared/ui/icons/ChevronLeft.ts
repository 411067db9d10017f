import { icon } from "./icon.tsx";

export const ChevronLeftIcon = /* @__PURE__ */ icon("m15 18-6-6 6-6");
