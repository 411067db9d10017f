import { ambassadorStats, updateProfilePicture } from "../src/shared/contracts/ambassadorStats.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { refuse, reply } from "./refusal.ts";
import { accountOf } from "./session.ts";

interface AmbassadorState {
  /** How the next reads and uploads are answered. */
  reads: "plain" | "down";
  pictures: "plain" | "down";
  /** Name and size of the uploaded pictures by account. */
  received: { account: number; name: string; bytes: number }[];
}

/** An ambassador's statistics, and the picture of the signed-in account (C3.24, C7.17). */
export const ambassador: Area<AmbassadorState> = {
  key: "ambassador",
  initial: () => ({ reads: "plain", pictures: "plain", received: [] }),
  scenarios: {
    "ambassador-stats-down": (state) => void (state.reads = "down"),
    "ambassador-picture-down": (state) => void (state.pictures = "down"),
  },
  handlers: (backend) => [
    answer(ambassadorStats, ({ token }) => {
      if (backend.state(ambassador).reads === "down")
        return reply(503, "<h1>Service unavailable</h1>");
      return accountOf(backend, token) ? figures(backend) : refuse(401, "Unauthorized");
    }),
    answer(updateProfilePicture, ({ token, body }) => {
      const state = backend.state(ambassador);
      const account = accountOf(backend, token);
      if (!account) return refuse(401, "Unauthorized");
      if (state.pictures === "down") return reply(502, "<h1>Bad gateway</h1>");
      const { profile_picture_upload: file } = body;
      if (!file || !/^image\/(jpeg|png)$/.test(file.type))
        return refuse(422, { errors: { profile_picture_upload: ["must be a JPEG or PNG"] } });
      state.received.push({ account: account.id, name: file.name, bytes: file.size });
      return { success: true };
    }),
  ],
};

/** The twelve months up to now. */
function figures(backend: Backend) {
  const now = new Date(backend.now());
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1))
      .toISOString()
      .slice(0, 7),
  );
  return {
    earnings: {
      stats: months.map((month, index) => ({
        month,
        amount: (90 + 140 * Math.abs(Math.sin(index / 2))).toFixed(2),
      })),
      currentEarningPeriod: { start: `${months.at(-1)}-01`, end: null, amount: "64.25" },
    },
    reach: {
      stats: months.map((month, index) => ({ month, count: 210 + 43 * index })),
      assessedPeriodInMonths: 12,
    },
    brandLinks: [
      {
        name: "The Old Rathskeller",
        url: "https://dine.example/b/rathskeller?a=gina",
        claims: 812,
        redemptions: 254,
        creditsEarned: "1481.50",
      },
      {
        name: "Osteria Luna",
        url: "https://dine.example/b/luna?a=gina",
        claims: 472,
        redemptions: 137,
        creditsEarned: "864.00",
      },
    ],
    totalClaims: 1284,
    totalRedemptions: 391,
    totalCreditsEarned: "2345.50",
  };
}
