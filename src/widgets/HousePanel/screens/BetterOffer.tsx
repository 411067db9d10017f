import { Button } from "../../../shared/ui/Button.tsx";
import { useMoney } from "../../../shared/ui/useMoney.ts";
import { useTexts } from "../../../shared/widget/useTexts.ts";
import type { Pick } from "../offers.ts";
import { texts } from "../texts.ts";

/** Says that a fixed offer gives more for the same money, and takes it with one press. */
export function BetterOffer({ tier, onTake }: { tier: Pick["tier"]; onTake: () => void }) {
  const { open: words } = useTexts(texts);
  const { preset } = useMoney();
  const get = preset(tier.getAmount);
  return (
    <p className="better" role="status">
      <span>{words.better({ pay: preset(tier.payAmount), get })}</span>
      <Button onClick={onTake}>{words.takeBetter({ get })}</Button>
    </p>
  );
}
