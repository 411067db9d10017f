import { createLazyPart } from "../../../shared/flow/lazyPart.ts";

export type ActivityPart = ReturnType<typeof createActivityPart>;

/** The tools above a location's transactions. */
export function createActivityPart() {
  return createLazyPart(async () => {
    const [{ ActivityTools }, { Today }, { filtered, noFilter }] = await Promise.all([
      import("./ActivityTools.tsx"),
      import("./Today.tsx"),
      import("./activity.ts"),
    ]);
    return { ActivityTools, Today, filtered, noFilter };
  });
}
