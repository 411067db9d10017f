import * as z from "zod/mini";
import { weekdays } from "../../../../../shared/time/weekly.ts";
import type { PortalStore } from "../../../storeType.ts";
import { emptyChoice, type BulkChoice } from "./choice.ts";

const storedChoice: z.ZodMiniType<BulkChoice> = z.object({
  brand: z.string(),
  posSystem: z.string(),
  posStatus: z.enum(["", "connected", "waiting"]),
  posReason: z.string(),
  account: z.string(),
  hours: z.enum(["", "always", "scheduled"]),
  days: z.array(z.enum(weekdays)),
  start: z.string(),
  end: z.string(),
});

/**
 * The choices while they are being written. If the session ends meanwhile, they are restored after
 * signing in.
 */
export function createChoiceDraft(portal: PortalStore) {
  const name = `${portal.slug()} bulk`;
  return {
    read(): BulkChoice {
      const result = z.safeParse(storedChoice, portal.drafts.read(name));
      return result.success ? result.data : emptyChoice;
    },
    write: (choice: BulkChoice): void => portal.drafts.write(name, { ...choice }),
    forget: (): void => portal.drafts.write(name, {}),
  };
}
