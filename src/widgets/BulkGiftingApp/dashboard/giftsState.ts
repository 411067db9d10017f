import type {
  GiftRecipient,
  Redemption,
} from "../../../shared/contracts/bulkGiftingRedemptions.ts";

export interface GiftsState {
  readonly kind: "loading" | "missing" | "failed" | "loaded";
  /** The order; its recipients are in `gifts`. */
  readonly order: Redemption | null;
  readonly gifts: readonly GiftRecipient[];
  readonly total: number;
  readonly next: number | null;
  readonly isLoadingMore: boolean;
  /** The server has named a page that was already read, so gifts may be missing. */
  readonly isCut: boolean;
  readonly query: string;
  readonly status: string;
  /** Gifts with a write in progress. */
  readonly busy: ReadonlySet<string>;
}

export const initialGifts = (): GiftsState => ({
  kind: "loading",
  order: null,
  gifts: [],
  total: 0,
  next: null,
  isLoadingMore: false,
  isCut: false,
  query: "",
  status: "",
  busy: new Set(),
});
