import { icon } from "./icon.tsx";

export const LocateIcon = /* @__PURE__ */ icon(
  "M12 2v4m0 12v4M2 12h4m12 0h4M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0",
);
