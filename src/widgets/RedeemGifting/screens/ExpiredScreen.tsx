import type { Gift } from "../../../shared/contracts/gifts.ts";
import { Screen } from "../../../shared/ui/Screen.tsx";
import { useEnvironment } from "../../../shared/widget/environment.ts";
import { expiryDate } from "../giftStatus.ts";
import { GiftHeading } from "./GiftHeading.tsx";
import { Support } from "./Support.tsx";
import { texts } from "../texts.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";

/** Hides the code, which would no longer work. */
export function ExpiredScreen({ gift }: { gift: Gift }) {
  const copy = useTexts(texts);
  const { lang } = useEnvironment();
  const date = expiryDate(gift, lang);
  return (
    <Screen
      screenKey="expired"
      heading={<GiftHeading gift={gift} />}
      lead={date ? copy.expired({ date }) : copy.expiredPlain}
      actions={<Support />}
    >
      <p className="muted">{copy.expiredNext}</p>
    </Screen>
  );
}
