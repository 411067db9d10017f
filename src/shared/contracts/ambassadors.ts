import * as z from "zod/mini";
import { cashOnWire, creditOnWire } from "../money/wire.ts";
import { answer } from "./answer.ts";
import { endpoint } from "./endpoint.ts";
import { maybe, numeric, text } from "./fields.ts";
import { brandsOf, type MapBrand } from "./mapBrand.ts";

const optionalText = maybe(text);

const offer = z.object({
  code: text.check(z.minLength(1)),
  amount: maybe(creditOnWire),
  minimumSpendAmount: maybe(cashOnWire),
  expiration: maybe(z.object({ mode: optionalText, days: maybe(numeric), date: optionalText })),
});

const page = z.object({
  ambassador: z.object({
    name: z.string().check(z.trim(), z.minLength(1)),
    profilePicture: optionalText,
    bio: optionalText,
  }),
  offer: maybe(offer),
  brands: z.pipe(
    z.transform((raw) => brandsOf(raw) ?? []),
    z.custom<MapBrand[]>(Array.isArray),
  ),
});

export type AmbassadorPage = z.output<typeof page>;
export type AmbassadorOffer = z.output<typeof offer>;

/** The public page of one ambassador (U4). */
export const ambassadorPage = endpoint<{ path: { slug: string } }>()({
  name: "ambassadorPage",
  method: "GET",
  path: "/api/v5/ambassadors/{slug}",
  output: answer(page),
});
