declare module "react_ujs" {
  import type { ComponentType } from "react";
  const ujs: { getConstructor: (name: string) => ComponentType<{ startPosition: number }> };
  export default ujs;
}
