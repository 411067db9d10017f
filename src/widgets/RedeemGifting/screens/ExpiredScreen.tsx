import type { Gift } from "../../../shared/contracts/gifts.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { expiryDate } from "../standing.ts";
import { GiftHeading } from "./GiftHeading.tsx";
import { Support } from "./Support.tsx";

/** Too late: the code would only disappoint at the table. */
export function ExpiredScreen({ gift }: { gift: Gift }) {
  const date = expiryDate(gift);
  return (
    <Screen
      screenKey="expired"
      heading={<GiftHeading gift={gift} />}
      lead={date ? copy.expired(date) : copy.expiredPlain}
      actions={<Support />}
    >
      <p className="muted">{copy.expiredNext}</p>
    </Screen>
  );
}
