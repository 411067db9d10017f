import { icon } from "./icon.tsx";

export const AlertIcon = /* @__PURE__ */ icon(
  "M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z",
);
