import { longDate } from "../../../../shared/time/calendar.ts";
import { parseDay } from "../../../../shared/time/parse.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import type { Order } from "../order.ts";
import type { Plan } from "../plan.ts";
import { texts } from "../texts.ts";

/** What happens after the payment: what is sent, when and from whom, and what canceling does. */
export function WhatNext({ order, plan: { count } }: { order: Order; plan: Plan }) {
  const { next: words } = useTexts(texts).review;
  const { lang } = useEnvironment();
  const { method, senderName, sendOn } = order.draft.getState();
  const day = parseDay(sendOn);
  const ownDays = order.recipientList.store
    .getState()
    .rows.filter(({ deliverOn }) => deliverOn.trim()).length;
  const isByAddress = method === "addresses";
  return (
    <section className="what-next" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <ol>
        <li>
          {isByAddress
            ? words.send({
                when: day ? "day" : "now",
                day: day ? longDate(day, lang) : "",
                count,
                sender: senderName.trim(),
              })
            : words.links({ count })}
          {isByAddress && ownDays > 0 && ` ${words.ownDay({ count: ownDays })}`}
        </li>
        <li>{isByAddress ? words.follow : words.followLinks}</li>
        <li>{words.cancel}</li>
      </ol>
    </section>
  );
}
