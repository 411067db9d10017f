import {
  approveCampaign,
  readCampaign,
  requestChanges,
} from "../src/shared/contracts/campaigns.ts";
import { isoInstant } from "../src/shared/time/instant.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { campaignEmails } from "./campaignEmails.ts";
import { lost, refuse, reply } from "./refusal.ts";

interface Entry {
  id: number;
  type: string;
  actor: string;
  message: string | null;
  created_at: string;
  email_id?: string | null;
}

interface Campaigns {
  status: string;
  approver: boolean;
  name: string;
  brandName: string;
  /** `none`: no emails yet; `mixed`: markup, pictures and empty ones; `revised`: with the last version. */
  emails: "plain" | "mixed" | "none" | "revised";
  log: Entry[];
  reads: "plain" | "down";
  /** How the next writes end; `taken`: another reviewer has just approved. */
  writes: "plain" | "lost" | "dropped" | "taken" | "refusing";
  /** Whether a change request is answered: the next visit finds new versions of the emails. */
  answersRequests: boolean;
}

const token = "tasty";

/**
 * The email review (B2.46–B2.51, B7.17): the token is `tasty`, and every id names the same campaign.
 */
export const campaigns: Area<Campaigns> = {
  key: "campaigns",
  initial: () => ({
    status: "pending",
    approver: true,
    name: "Spring tasting week",
    brandName: "Osteria Lucca",
    emails: "plain",
    log: firstEntries(),
    reads: "plain",
    writes: "plain",
    answersRequests: false,
  }),
  scenarios: {
    "campaign-reviewer": (state) => void (state.approver = false),
    "campaign-approved": (state) => void (state.status = "approved"),
    "campaign-sent": (state) => void (state.status = "sent"),
    "campaign-new-status": (state) => void (state.status = "awaiting_legal"),
    "campaign-no-emails": (state) => void (state.emails = "none"),
    "campaign-revised": (state) => void (state.emails = "revised"),
    "campaign-two-rounds": (state) => void (state.answersRequests = true),
    "campaign-mixed": (state) => void (state.emails = "mixed"),
    "campaign-down": (state) => void (state.reads = "down"),
    "campaign-lost": (state) => void (state.writes = "lost"),
    "campaign-dropped": (state) => void (state.writes = "dropped"),
    "campaign-taken": (state) => void (state.writes = "taken"),
    "campaign-refused": (state) => void (state.writes = "refusing"),
    "campaign-long": (state) => {
      state.name =
        "Donaudampfschifffahrtsgesellschaftskapitänsmützen-Verkostungswochen im Frühling";
      state.brandName = "The Extraordinarily Long-Named Harbor Grill & Oyster Company";
      state.log = Array.from({ length: 14 }, (_, index) => ({
        id: index,
        type: "change_request",
        actor: "Ada Lovelace",
        message: `Please change line ${index + 1}: ${"Lieferantenverzeichnis".repeat(4)}`,
        created_at: "2026-03-02T09:30:00Z",
      }));
    },
  },
  handlers: (backend) => [
    answer(readCampaign, ({ query }) => {
      const state = backend.state(campaigns);
      if (state.reads === "down") return reply(503, "<h1>Service unavailable</h1>");
      if (query.token !== token) return noAccess();
      if (state.answersRequests && state.status === "changes_requested")
        Object.assign(state, { status: "pending", emails: "revised" });
      return written(state);
    }),
    answer(approveCampaign, ({ query, body }) => {
      const state = backend.state(campaigns);
      if (query.token !== token) return noAccess();
      if (!state.approver) return refuse(403, "Only an approver may approve.");
      if (state.writes === "refusing")
        return refuse(422, { errors: { base: ["This campaign is being edited right now."] } });
      if (state.writes === "dropped") return reply(502, "<h1>Bad gateway</h1>");
      if (state.status === "approved" || state.writes === "taken") {
        state.status = "approved";
        return refuse(409, "This campaign is already approved.");
      }
      state.status = "approved";
      record(state, backend, "approved", body.email ?? null, null);
      return state.writes === "lost"
        ? lost
        : { campaignBrand: { status: state.status }, activityLog: state.log };
    }),
    answer(requestChanges, ({ query, body }) => {
      const state = backend.state(campaigns);
      const { message, email, email_id: emailId } = body.change_request ?? {};
      if (query.token !== token) return noAccess();
      if (state.writes === "dropped") return reply(502, "<h1>Bad gateway</h1>");
      if (state.writes === "refusing")
        return refuse(422, { errors: { base: ["This campaign is being edited right now."] } });
      if (state.writes === "taken") state.status = "approved";
      if (state.status === "approved") return refuse(409, "This campaign is already approved.");
      if (!message?.trim() || message.length > 2000)
        return refuse(422, { errors: { message: ["can't be blank"] } });
      state.status = "changes_requested";
      record(state, backend, "change_request", email ?? null, message, emailId);
      return state.writes === "lost" ? lost : reply(201, { activityLog: state.log });
    }),
  ],
};

function noAccess() {
  return refuse(404, { errors: { base: ["Not found"] } });
}

function record(
  state: Campaigns,
  backend: Backend,
  type: string,
  actor: string | null,
  message: string | null,
  emailId?: string | null,
): void {
  state.log.unshift({
    id: state.log.length + 1,
    type,
    actor: actor ?? "A reviewer",
    message,
    created_at: isoInstant(backend.now()),
    email_id: emailId ?? null,
  });
}

function written({ status, approver, name, brandName, emails, log }: Campaigns) {
  return {
    campaignBrand: { status },
    approver,
    brandName,
    brandLogo: { light_mode: "/pictures/osteria-lucca.svg" },
    cloudinary: { name: "dining-demo" },
    brandOwners: [{ name: "Ada Lovelace" }, { name: "Grace Hopper" }],
    campaign: {
      name,
      start_date: "2027-03-14",
      send_time: "10:30",
      emails: campaignEmails[emails],
    },
    activityLog: log,
  };
}

function firstEntries(): Entry[] {
  return [
    {
      id: 1,
      type: "created",
      actor: "Grace Hopper",
      message: null,
      created_at: "2026-03-02T09:30:00Z",
    },
  ];
}
