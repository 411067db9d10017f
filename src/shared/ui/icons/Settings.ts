import { icon } from "./icon.tsx";

export const SettingsIcon = /* @__PURE__ */ icon(
  "M4 7h10m4 0h2M4 17h2m4 0h10M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM10 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
);
