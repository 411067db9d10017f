import { formatPreset } from "../../../../shared/money/format.ts";
import { longDate } from "../../../../shared/time/calendar.ts";
import { parseDay } from "../../../../shared/time/parse.ts";
import { Button } from "../../../../shared/ui/Button.tsx";
import type { Terms } from "../../account/terms.ts";
import { peopleText } from "../../copy.ts";
import { copy } from "../copy.ts";
import type { Order } from "../order.ts";
import type { Plan } from "../plan.ts";
import type { Step } from "../../routes.ts";

const { review: words } = copy;

/** What will be sent to whom, each line with a way back to where it was entered. */
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
  const { method, senderName, message, sendOn } = order.draft.getState();
  const day = parseDay(sendOn);
  const each = formatPreset(plan.perPerson, terms.country);
  const people = peopleText(plan.count);
  const lines: readonly { step: Step; head: string; text: string }[] = [
    {
      step: "recipients",
      head: words.to,
      text: method === "links" ? words.toLinks(people) : people,
    },
    {
      step: "amount",
      head: words.each,
      text: plan.otherAmounts ? words.mixed(each, plan.otherAmounts) : each,
    },
    { step: "message", head: words.from, text: senderName },
    { step: "message", head: words.message, text: message.trim() || words.noMessage },
    method === "links"
      ? { step: "recipients", head: words.delivery, text: words.linksReady }
      : { step: "message", head: words.when, text: day ? longDate(day) : words.now },
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
              aria-label={words.changeOf(head)}
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
