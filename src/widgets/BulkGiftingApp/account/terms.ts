import type { Country } from "../../../shared/config/pageConfig.ts";
import { countries, countryOf } from "../../../shared/country/countries.ts";
import type { BulkSettings } from "../../../shared/contracts/bulkGifting.ts";
import {
  defaultPresets,
  defaultTiers,
  type GiftPreset,
  type GiftTier,
} from "../../../shared/gifting/tiers.ts";

/** The terms of an account's gifts. */
export interface Terms {
  readonly country: Country;
  /** Gifts are vouchers, which have their own texts and no discount (BG13). */
  readonly isVoucher: boolean;
  readonly tiers: readonly GiftTier[];
  readonly presets: readonly GiftPreset[];
  readonly mostRecipients: number;
}

/** The most recipients of one order (BG2). */
export const mostRecipients = 50_000;

/** Gifts are vouchers if the page or the account says so: by country (New Zealand) or by mode. */
export function termsOf(
  settings: BulkSettings | null,
  page: Country,
  mode: "credit" | "voucher",
): Terms {
  const isVoucherPage = countries[page].bulkGift === "voucher";
  const country = isVoucherPage ? page : (countryOf(settings?.country) ?? page);
  return {
    country,
    isVoucher: countries[country].bulkGift === "voucher" || mode === "voucher",
    tiers: settings?.tiers.length ? settings.tiers : defaultTiers,
    presets: settings?.presets.length
      ? settings.presets.map(({ amount, default: isDefault }) => ({
          amount,
          default: isDefault ?? false,
        }))
      : defaultPresets,
    mostRecipients: Math.min(settings?.maxRecipients ?? mostRecipients, mostRecipients),
  };
}
