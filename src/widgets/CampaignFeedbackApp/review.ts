import type { CampaignBrand, CampaignEmail, LogEntry } from "../../shared/contracts/campaigns.ts";
import { longDate, timeOfDay } from "../../shared/time/calendar.ts";
import { parseDay, parseMoment } from "../../shared/time/parse.ts";
import { clockWords } from "../../shared/time/weekly.ts";
import type { texts } from "./texts.ts";

/** The format of a date: the widget's language, and its text for a day with a time. */
export interface DateTexts extends Pick<typeof texts.messages, "moment"> {
  readonly lang: string;
}

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

/** Whether the campaign is approved or sent, so that there is nothing left to decide. */
export function isDecided({ status }: Review): boolean {
  return status === "approved" || status === "sent";
}

/**
 * `March 14, 2026 at 12:00 PM`. A start date means noon of that day in every time zone, never the
 * day before (E7, B4.50). With `isBySendTime`, the campaign's own time replaces noon.
 */
export function startText(
  { startDate, sendTime }: Review,
  isBySendTime: boolean,
  { lang, moment }: DateTexts,
): string | null {
  const day = parseDay(startDate);
  const time = (isBySendTime && timeText(sendTime, lang)) || clockWords(noon, lang);
  return day && moment({ day: longDate(day, lang), time });
}

/** Minutes since midnight. */
const noon = 12 * 60;

/** The time of day at which the e-mails are sent, and whether it is an instant with a time zone. */
export function sendTime(
  review: Pick<Review, "sendTime">,
  lang: string,
): { readonly text: string; readonly isLocal: boolean } | null {
  const text = timeText(review.sendTime, lang);
  return text === null ? null : { text, isLocal: parseMoment(review.sendTime) !== null };
}

/**
 * Formats a time of day: `10:30` and `10:30:00` become `10:30 AM`, and an instant becomes its local
 * time. Any other text is kept.
 */
export function timeText(time: string | null, lang: string): string | null {
  const moment = parseMoment(time);
  if (moment !== null) return timeOfDay(null, moment, lang);
  const [, hours, minutes] =
    /^\s*([01]?\d|2[0-3]):([0-5]\d)(?::\d{2}(?:\.\d+)?)?\s*$/.exec(time ?? "") ?? [];
  if (hours === undefined) return time?.trim() || null;
  return clockWords(Number(hours) * 60 + Number(minutes), lang);
}

/**
 * Formats a date: `March 14, 2026 at 7:05 PM` in local time, or only the day if there is no time.
 * Null if the text is not a date.
 */
export function momentText(text: string | null, { lang, moment }: DateTexts): string | null {
  const day = parseDay(text);
  if (!day) return null;
  const atMs = parseMoment(text);
  const date = longDate(day, lang);
  return atMs === null ? date : moment({ day: date, time: timeOfDay(null, atMs, lang) });
}

/** How often the log contains a message. One more than before proves that the message arrived. */
export function loggedCount(log: readonly LogEntry[], message: string): number {
  return log.filter((entry) => entry.message?.trim() === message).length;
}

/**
 * The message as it is sent. A message about a part of an e-mail begins with the part's number,
 * because the API has no field for it.
 */
export function messageOf(text: string, part: string | undefined): string {
  return part ? `${part}: ${text.trim()}` : text.trim();
}

/** The log's entries about an e-mail, oldest first, if the host's API names the e-mail. */
export function commentsOn(log: readonly LogEntry[], mail: Mail): LogEntry[] {
  return log
    .filter(({ emailId, message }) => message && emailId !== null && emailId === mail.id)
    .toReversed();
}

/**
 * The part number at the start of a message, as `messageOf` writes it. Null for the whole e-mail.
 */
export function partNumber(message: string): number | null {
  const [, number] = /^[^\d(:]{1,20}(\d{1,3}) \(/.exec(message) ?? [];
  return number === undefined ? null : Number(number);
}
