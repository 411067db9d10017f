import { logEvent } from "../src/shared/contracts/events.ts";
import { answer } from "./answer.ts";
import type { Area } from "./backend.ts";
import { refuse, reply } from "./refusal.ts";

export interface EventsState {
  /** The number of events by name. */
  counts: Record<string, number>;
}

/** Counts logged events by name. */
export const events: Area<EventsState> = {
  key: "events",
  initial: () => ({ counts: {} }),
  scenarios: {},
  handlers: (backend) => [
    answer(logEvent, ({ body }) => {
      const name = body.event?.name;
      if (!name) return refuse(422, "event.name is missing");
      const { counts } = backend.state(events);
      counts[name] = (counts[name] ?? 0) + 1;
      return reply(204);
    }),
  ],
};
