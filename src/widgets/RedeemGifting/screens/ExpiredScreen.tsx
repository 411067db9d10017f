import type { Gift } from "../../../shared/contracts/gifts.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { copy } from "../copy.ts";
import { expiryDate } from "../giftStatus.ts";
import { GiftHeading } from "./GiftHeading.tsx";
import { Support } from "./Support.tsx";

/** Hides the code, which would no longer work. */
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
