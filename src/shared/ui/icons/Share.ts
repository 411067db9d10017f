import { icon } from "./icon.tsx";

export const ShareIcon = /* @__PURE__ */ icon(
  "M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4m4-4v13",
);
