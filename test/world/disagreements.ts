import type { Charge } from "./charge.ts";

/** What was charged otherwise than the button said. */
export function disagreements({ attempt, card, check, isRaced = false }: Charge): string[] {
  const { agreed = null, agreedCheck = null, seenCheck = null } = attempt ?? {};
  const isOtherCheck = agreedCheck !== null && seenCheck === check && agreedCheck !== check;
  const isOtherAmount = agreed !== null && agreed !== card && !isRaced;
  return [
    ...(isOtherCheck ? ["the button was about another check"] : []),
    ...(isOtherAmount ? [`the button said ${agreed}, and the card was charged ${card}`] : []),
  ];
}
