import type { CampaignBrand, CampaignEmail, LogEntry } from "../../shared/contracts/campaigns.ts";
import { longDate, timeOfDay } from "../../shared/time/calendar.ts";
import { localNoonText } from "../../shared/time/localNoon.ts";
import { parseDay, parseMoment } from "../../shared/time/parse.ts";

export type Status = "pending" | "changes_requested" | "approved" | "sent";

/** The campaign as the screens show it. */
export interface Review {
  readonly status: Status;
  readonly isApprover: boolean;
  readonly name: string | null;
  readonly startDate: string | null;
  readonly sendTime: string | null;
  readonly brandName: string | null;
  readonly logo: { readonly light: string | null; readonly dark: string | null };
  readonly cloudName: string | null;
  readonly owners: readonly string[];
  readonly emails: readonly Mail[];
  readonly log: readonly LogEntry[];
}

export type Mail = Omit<CampaignEmail, "id"> & { readonly key: string; readonly id: string | null };

export function reviewOf(brand: CampaignBrand): Review {
  const { campaign, brandLogo } = brand;
  const logo = typeof brandLogo === "string" ? { lightMode: brandLogo, darkMode: null } : brandLogo;
  return {
    status: statusOf(brand.status),
    isApprover: brand.approver,
    name: campaign?.name ?? null,
    startDate: campaign?.startDate ?? null,
    sendTime: campaign?.sendTime ?? null,
    brandName: brand.brandName,
    logo: { light: logo?.lightMode ?? null, dark: logo?.darkMode ?? null },
    cloudName: brand.cloudinary?.name ?? null,
    owners: brand.brandOwners,
    emails: (campaign?.emails.length ? campaign.emails : brand.emails).map((mail, index) => ({
      ...mail,
      key: `${index}-${mail.id ?? ""}`,
    })),
    log: brand.activityLog,
  };
}

/** An unknown status counts as pending (E6). */
export function statusOf(status: string | null): Status {
  const normalized = status?.trim().toLowerCase().replaceAll(/[\s-]/g, "_");
  return normalized === "approved" || normalized === "sent" || normalized === "changes_requested"
    ? normalized
    : "pending";
}

/** Whether the campaign is approved or sent, so that nothing can be decided. */
export function isDecided({ status }: Review): boolean {
  return status === "approved" || status === "sent";
}

/** `March 14, 2026 at 12:00 PM`; with `isBySendTime` the campaign's time instead of noon (E7). */
export function startText({ startDate, sendTime }: Review, isBySendTime: boolean): string | null {
  const day = parseDay(startDate);
  const time = isBySendTime ? timeText(sendTime) : null;
  return day && time ? `${longDate(day)} at ${time}` : localNoonText(startDate);
}

/** The start among the details: a day alone where the send time stands below it, else as `startText`. */
export function startDetail(review: Review, isBySendTime: boolean): string | null {
  const day = parseDay(review.startDate);
  return day && timeText(review.sendTime) ? longDate(day) : startText(review, isBySendTime);
}

/** `10:30` and `10:30:00` become `10:30 AM`, an instant its local time; any other text is kept. */
export function timeText(time: string | null): string | null {
  const moment = parseMoment(time);
  if (moment !== null) return timeOfDay(null, moment);
  const [, hours, minutes] =
    /^\s*([01]?\d|2[0-3]):([0-5]\d)(?::\d{2}(?:\.\d+)?)?\s*$/.exec(time ?? "") ?? [];
  if (hours === undefined) return time?.trim() || null;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "AM" : "PM"}`;
}

/**
 * `March 14, 2026 at 7:05 PM` in local time; a day without a time as that day; null if it is no
 * date.
 */
export function momentText(text: string | null): string | null {
  const day = parseDay(text);
  if (!day) return null;
  const moment = parseMoment(text);
  return moment === null ? longDate(day) : `${longDate(day)} at ${timeOfDay(null, moment)}`;
}

/** How often the log holds a message; one more proves that the message arrived. */
export function timesLogged(log: readonly LogEntry[], message: string): number {
  return log.filter((entry) => entry.message?.trim() === message).length;
}
