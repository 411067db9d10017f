import { useMoney } from "../../../../shared/ui/useMoney.ts";
import { longDate } from "../../../../shared/time/calendar.ts";
import { parseDay } from "../../../../shared/time/parse.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import type { Terms } from "../../account/terms.ts";
import { texts as widgetTexts } from "../../texts.ts";
import type { Order } from "../order.ts";
import type { Plan } from "../plan.ts";
import type { Step } from "../../routes.ts";
import { texts } from "../texts.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

/** The order line by line, each with a link back to its step. */
export function Summary({
  order,
  plan,
  terms,
  isBusy,
}: {
  order: Order;
  plan: Plan;
  terms: Terms;
  isBusy: boolean;
}) {
  const { preset } = useMoney(terms.country);
  const { review: words } = useTexts(texts);
  const { people } = useTexts(widgetTexts);
  const { lang } = useEnvironment();
  const { method, senderName, message, sendOn } = order.draft.getState();
  const day = parseDay(sendOn);
  const each = preset(plan.perPerson);
  const { count } = plan;
  const lines: readonly { step: Step; head: string; text: string }[] = [
    {
      step: "recipients",
      head: words.to,
      text: method === "links" ? words.toLinks({ count }) : people({ count }),
    },
    {
      step: "amount",
      head: words.each,
      text: plan.otherAmounts ? words.mixed({ amount: each, other: plan.otherAmounts }) : each,
    },
    { step: "message", head: words.from, text: senderName },
    { step: "message", head: words.message, text: message.trim() || words.noMessage },
    method === "links"
      ? { step: "recipients", head: words.delivery, text: words.linksReady }
      : { step: "message", head: words.when, text: day ? longDate(day, lang) : words.now },
  ];
  return (
    <dl className="bulk-facts">
      {lines.map(({ step, head, text }) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd className="fact-text">{text}</dd>
          <dd>
            <Button
              kind="quiet"
              disabled={isBusy}
              aria-label={words.changeOf({ what: head })}
              onClick={() => order.choose(step)}
            >
              {words.change}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
