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
  /** The server led back to a page that was read, so that gifts may be missing. */
  readonly isCut: boolean;
  readonly query: string;
  readonly status: string;
  /** Gifts that a write is under way for. */
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
