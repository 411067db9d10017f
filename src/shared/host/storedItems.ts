/** Whose an item is: it goes with that person's Log Out. The browser's own items hold nothing of a person's. */
export type Owner = "person" | "manager" | "browser";

interface StoredItem {
  readonly owner: Owner;
  /** When it goes, besides Log Out; a number is minutes after the time in its field `savedAtMs` or `atMs`. */
  readonly until:
    | "signed out"
    | "sent"
    | "tab closed"
    | "settled"
    | "12 hours; 30 days where the outcome is open"
    | "always"
    | number;
}

/** Everything in localStorage; `{…}` stands for any text. `npm run docs` writes this table into docs/security.md. */
export const localItems = {
  /** The session token of a diner, partner or gift buyer. */
  userToken: { owner: "person", until: "signed out" },
  /** A manager's session token. */
  managerUserToken: { owner: "manager", until: "signed out" },
  /** A manager's name, email and permissions. */
  managerUser: { owner: "manager", until: "signed out" },
  /** A random id of this browser, sent as `X-Device-Id`. */
  deviceId: { owner: "person", until: "signed out" },
  /** Lists of recipients that a gift buyer has saved: names, emails, phone numbers, amounts. */
  "bulkGifting:lists:{account}": { owner: "person", until: "signed out" },
  /** Hashes of at most five tokens that were signed out and whose cookie the browser kept. */
  "dining.ended": { owner: "browser", until: "always" },
  /** The record of a payment, purchase, order, refund, claim or review: its key, amounts, a salted hash of what was sent; no name, email or card. */
  "dining.intent/{kind}": {
    owner: "browser",
    until: "12 hours; 30 days where the outcome is open",
  },
  /** Which tab is paying, where the browser has no `navigator.locks`. */
  "dining.lock {tab}": { owner: "browser", until: "settled" },
  /** Nothing: whether the browser's tabs share this storage. */
  "dining.probe": { owner: "browser", until: "settled" },
} as const satisfies Readonly<Record<string, StoredItem>>;

/** Everything in sessionStorage. */
export const sessionItems = {
  /** A random id of this visit, sent as `X-Session-Id`. */
  sessionId: { owner: "person", until: "signed out" },
  /** The token of a campaign's review link. */
  "campaignToken:{id}": { owner: "person", until: "tab closed" },
  /** What a reviewer has typed and not sent. */
  "campaignDrafts:{id}": { owner: "person", until: "sent" },
  /** Where a reviewer has put the notes of a review. */
  "campaignPins:{id}": { owner: "person", until: "sent" },
  /** The id of a review whose outcome is not known yet. */
  "campaignWrite:{id}": { owner: "browser", until: "settled" },
  /** What a buyer has typed and not sent: name, email, phone number, message. No card and no password. */
  "checkout:draft:{item}": { owner: "person", until: "sent" },
  /** The receipt of a purchase, without the token that sets a new account's password. */
  "checkout:receipt:{item}": { owner: "person", until: 30 },
  /** A gift order that is not sent: amounts, message, sender. */
  "bulkGifting:draft": { owner: "person", until: "sent" },
  /** The recipients of a gift order that is not sent: names, emails, phone numbers. */
  "bulkGifting:rows": { owner: "person", until: "sent" },
  /** A part of these recipients. */
  "bulkGifting:rows:{part}": { owner: "person", until: "sent" },
  /** A recipient's corrected email or phone number that is not saved. */
  "bulkGifting:address": { owner: "person", until: "sent" },
  /** What a partner has typed and not saved. */
  partnerDrafts: { owner: "person", until: "sent" },
  /** A lead that was sent: its id and the restaurant's name. */
  "userFlow:lead": { owner: "person", until: "tab closed" },
  /** A new account that waits for the texted code: the phone number and the verification token. */
  signUpCode: { owner: "person", until: 30 },
  /** A claim that waits for the texted code: the phone number or email, and the verification token. */
  "offerVerification:{id}": { owner: "person", until: 30 },
  /** An amount that was typed into the gift calculator. */
  diningSpend: { owner: "person", until: "tab closed" },
  /** The check that this tab has paid last. */
  "dining.redemption.last": { owner: "person", until: "tab closed" },
  /** A manager's chosen location and guest, by their ids. */
  "dining.managers.place": { owner: "manager", until: "tab closed" },
  /** What a manager has typed for a bill that is not paid. No PIN. */
  "dining.managers.entry": { owner: "manager", until: "sent" },
  /** A refund that is not issued: its transaction, reason, amount and notes. */
  "dining.managers.refund": { owner: "manager", until: "sent" },
  /** Opening hours and menus that are not saved. */
  "menuDrafts:{location}": { owner: "person", until: "sent" },
  /** An offer that this tab has claimed: its reward, shown again after a reload. */
  "offerClaimed:{code}": { owner: "person", until: 720 },
  /** The address of the checkout that a purchase page has left for. */
  "house-panel:left": { owner: "person", until: "tab closed" },
} as const satisfies Readonly<Record<string, StoredItem>>;

type KeyOf<Name extends string> = Name extends `${infer Start}{${string}}`
  ? `${Start}${string}`
  : Name;

/** Nothing else can be written. */
export type StoredKey = KeyOf<keyof typeof localItems | keyof typeof sessionItems>;
