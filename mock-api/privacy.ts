import { doNotTrack } from "../src/shared/contracts/privacy.ts";
import { answer } from "./answer.ts";
import type { Area } from "./backend.ts";
import { refuse, reply } from "./refusal.ts";

interface Privacy {
  requests: { state: string; firstName: string; lastName: string; email: string }[];
  /** How the next requests are answered. */
  nextAnswer: "plain" | "with-reference" | "refusing" | "busy" | "down";
}

/**
 * `POST /api/v5/do_not_track` (B7.18): its answer is not documented, so the default has no body.
 */
export const privacy: Area<Privacy> = {
  key: "privacy",
  initial: () => ({ requests: [], nextAnswer: "plain" }),
  scenarios: {
    "privacy-reference": (state) => void (state.nextAnswer = "with-reference"),
    "privacy-refused": (state) => void (state.nextAnswer = "refusing"),
    "privacy-busy": (state) => void (state.nextAnswer = "busy"),
    "privacy-down": (state) => void (state.nextAnswer = "down"),
  },
  handlers: (backend) => [
    answer(doNotTrack, ({ body }) => {
      const state = backend.state(privacy);
      const {
        state: home = "",
        first_name: firstName = "",
        last_name: lastName = "",
        email = "",
      } = body;
      if (state.nextAnswer === "down") return reply(502, "<h1>Bad gateway</h1>");
      if (state.nextAnswer === "busy")
        return refuse(429, "Too many requests", { "retry-after": "30" });
      if (state.nextAnswer === "refusing")
        return refuse(422, { errors: { email: ["We cannot reach this address"] } });
      const missing = Object.entries({ first_name: firstName, last_name: lastName, email }).filter(
        ([, value]) => !value,
      );
      if (missing.length)
        return refuse(422, {
          errors: Object.fromEntries(missing.map(([field]) => [field, ["can't be blank"]])),
        });
      state.requests.push({ state: home, firstName, lastName, email });
      return state.nextAnswer === "with-reference"
        ? { reference: `DNS-${2025_0000 + state.requests.length}` }
        : reply(204);
    }),
  ],
};
