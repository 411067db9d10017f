import * as z from "zod/mini";
import { cashOnWire, creditOnWire } from "../money/wire.ts";
import { anyAnswer, answer, camelCased } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { maybe, numeric, text } from "./fields.ts";

/**
 * One point of a series. The specification does not show its shape (AM2), so this accepts an object
 * with several spellings, a pair or a bare value.
 */
function point<V>(value: z.ZodMiniType<V>) {
  return z.pipe(z.transform(pointParts), z.object({ label: maybe(text), value: maybe(value) }));
}

function pointParts(raw: unknown): { label: unknown; value: unknown } {
  if (Array.isArray(raw)) return { label: raw[0], value: raw[1] };
  if (typeof raw !== "object" || raw === null) return { label: null, value: raw };
  const fields: Partial<Record<string, unknown>> = { ...raw };
  return {
    label: fields.label ?? fields.period ?? fields.date ?? fields.month,
    value: fields.value ?? fields.amount ?? fields.count,
  };
}

/** Every row, in the given order. An entry that cannot be read has neither label nor value. */
function series<V>(value: z.ZodMiniType<V>) {
  return z.pipe(
    z.transform((raw: unknown) => (Array.isArray(raw) ? raw : [])),
    z.array(point(value)),
  );
}

const period = z.object({ start: maybe(text), end: maybe(text), amount: maybe(cashOnWire) });

/**
 * A link to a brand: an address, or an object with a name and, if the server counts them, its
 * results.
 */
const brandLink = z.pipe(
  z.transform((raw: unknown) => {
    const fields: Partial<Record<string, unknown>> =
      typeof raw === "object" && raw ? { ...raw } : {};
    return typeof raw === "string"
      ? { url: raw }
      : {
          name: fields.name ?? fields.brandName ?? fields.label,
          url: fields.url ?? fields.link ?? fields.href,
          claims: fields.claims ?? fields.totalClaims,
          redemptions: fields.redemptions ?? fields.totalRedemptions,
          creditsEarned: fields.creditsEarned ?? fields.totalCreditsEarned,
        };
  }),
  z.object({
    name: maybe(text),
    url: z.string().check(z.minLength(1)),
    claims: maybe(numeric),
    redemptions: maybe(numeric),
    creditsEarned: maybe(creditOnWire),
  }),
);

/** A number of links, or the links themselves (AM3). */
const brandLinks = z.pipe(
  z.transform((raw: unknown) => {
    const links = (Array.isArray(raw) ? raw : []).flatMap((one) => {
      const result = brandLink.safeParse(one);
      return result.success ? [result.data] : [];
    });
    const count = numeric.safeParse(raw);
    return { count: Array.isArray(raw) ? links.length : count.success ? count.data : null, links };
  }),
  z.custom<{ count: number | null; links: z.output<typeof brandLink>[] }>(() => true),
);

/** The figures of C3.24. Null marks a figure that the server did not send. */
const stats = z.object({
  earnings: maybe(z.object({ stats: series(cashOnWire), currentEarningPeriod: maybe(period) })),
  reach: maybe(z.object({ stats: series(numeric), assessedPeriodInMonths: maybe(numeric) })),
  brandLinks,
  totalClaims: maybe(numeric),
  totalRedemptions: maybe(numeric),
  totalCreditsEarned: maybe(creditOnWire),
});

export type AmbassadorStats = z.output<typeof stats>;

const documented = [
  "earnings",
  "reach",
  "brandLinks",
  "totalClaims",
  "totalRedemptions",
  "totalCreditsEarned",
];

/** Rejects a body without any documented figure. */
const anyStats = z.pipe(
  z.transform((raw: unknown) =>
    typeof raw === "object" && raw && documented.some((key) => key in raw) ? raw : null,
  ),
  stats,
);

/**
 * An ambassador's figures, requested with the ambassador's own token (AM1). Earnings are in
 * dollars, reach is in people (AM7).
 */
export const ambassadorStats = endpoint()({
  name: "ambassadorStats",
  method: "GET",
  path: "/api/v5/current_user/ambassador_stats",
  auth: "required",
  output: answer(anyStats, "ambassador_stats"),
});

/** Reads the option `stats` of a host's template. Null if it is not usable. */
export function readStats(raw: unknown): AmbassadorStats | null {
  const result = anyStats.safeParse(camelCased(raw));
  return result.success ? result.data : null;
}

const optionalText = maybe(text);

/** The user, as the profile shows it (C3.25). */
const profile = z.object({
  name: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  email: optionalText,
  memberSince: optionalText,
  profilePicture: optionalText,
});

export type Profile = z.output<typeof profile>;

const anyProfile = z.pipe(
  z.transform((raw: unknown) =>
    typeof raw === "object" &&
    raw &&
    ["name", "firstName", "lastName", "email"].some((key) => key in raw)
      ? raw
      : null,
  ),
  profile,
);

/** The signed-in ambassador. Rejects a body without name and e-mail. */
export const ambassadorProfile = endpoint()({
  name: "currentUser",
  method: "GET",
  path: "/api/v5/current_user",
  auth: "required",
  output: answer(anyProfile, "user"),
});

/** Reads the option `user` of a host's template. Null if it is not usable. */
export function readProfile(raw: unknown): Profile | null {
  const result = anyProfile.safeParse(camelCased(raw));
  return result.success ? result.data : null;
}

/** Sets the person's picture (C7.17). Any 2xx answer is a success. */
export const updateProfilePicture = endpoint<{ body: { profile_picture_upload: File } }>()({
  name: "updateProfilePicture",
  method: "PATCH",
  path: "/api/v5/current_user/user_profile_pictures",
  auth: "required",
  encoding: "multipart",
  output: anyAnswer,
});
