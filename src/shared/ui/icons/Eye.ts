import { icon } from "./icon.tsx";

export const EyeIcon = /* @__PURE__ */ icon(
  "M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
);
