/**
 * The owner of an item. It is removed when that person logs out. Items of the browser itself
 * contain no personal data.
 */
export type Owner = "person" | "manager" | "browser";

interface StoredItem {
  readonly owner: Owner;
  /**
   * When the item expires, besides Log Out. A number means minutes after the time in its field
   * `savedAtMs` or `atMs`.
   */
  readonly until:
    | "signed out"
    | "logged out"
    | "sent"
    | "tab closed"
    | "settled"
    | "12 hours; 30 days while the outcome is open or a purchase was not shown"
    | "always"
    | number;
}

/**
 * Everything in localStorage. `{…}` stands for any text. `npm run docs` writes this table into
 * docs/security.md.
 */
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
  "bulkGifting:lists:{account}": { owner: "person", until: "logged out" },
  /** Hashes of at most five tokens that were signed out and whose cookie the browser kept. */
  "dining.ended": { owner: "browser", until: "always" },
  /**
   * The record of a payment, purchase, order, refund, claim or review: its key, amounts, the id of a
   * saved card that paid, and a salted hash of what was sent. No name or email, and no brand or
   * digits of a card.
   */
  "dining.intent/{kind}": {
    owner: "browser",
    until: "12 hours; 30 days while the outcome is open or a purchase was not shown",
  },
  /** The tab that is paying, in browsers without `navigator.locks`. */
  "dining.lock {tab}": { owner: "browser", until: "settled" },
  /** Nothing: a Log Out, for the other tabs. */
  "dining.logout:{owner}": { owner: "browser", until: "settled" },
  /** Nothing: whether the browser's tabs share this storage. */
  "dining.probe": { owner: "browser", until: "settled" },
} as const satisfies Readonly<Record<string, StoredItem>>;

/** Everything in sessionStorage. */
export const sessionItems = {
  /** A random id of this visit, sent as `X-Session-Id`. */
  sessionId: { owner: "person", until: "signed out" },
  /** The token of a campaign's review link. */
  "campaignToken:{id}": { owner: "person", until: "tab closed" },
  /** What a reviewer has typed but not sent. */
  "campaignDrafts:{id}": { owner: "person", until: "sent" },
  /** The part of an e-mail that each of a reviewer's drafts is about. */
  "campaignPins:{id}": { owner: "person", until: "sent" },
  /** A review whose outcome is not known yet, with its message. */
  "campaignWrite:{id}": { owner: "person", until: "settled" },
  /** What a buyer has typed and not sent: name, email, phone number, message. No card and no password. */
  "checkout:draft:{item}": { owner: "person", until: "sent" },
  /**
   * The receipt of a purchase, without the token that sets a new account's password; the gift that
   * was sent, until its outcome is known.
   */
  "checkout:receipt:{item}": { owner: "person", until: 30 },
  /** How far a diner has come with a bill that is not paid yet, and the chosen tip. */
  "redeem:choice:{bill}": { owner: "person", until: "sent" },
  /** The check that a person has chosen and not paid yet, and its tip. */
  "redemption:choice:{bill}": { owner: "person", until: "sent" },
  /** What a guest has typed for the receipt of a bill that is not paid yet: email, phone number. */
  "redemption:contact:{bill}": { owner: "person", until: "sent" },
  /** A gift order that was not sent: amounts, message, sender. */
  "bulkGifting:draft": { owner: "person", until: "sent" },
  /** The recipients of a gift order that was not sent: names, emails, phone numbers. */
  "bulkGifting:rows": { owner: "person", until: "sent" },
  /** A part of these recipients. */
  "bulkGifting:rows:{part}": { owner: "person", until: "sent" },
  /** The number, total and date of a gift order that was placed, shown again after a reload. */
  "bulkGifting:sent": { owner: "person", until: 30 },
  /** A recipient's corrected email or phone number that was not saved. */
  "bulkGifting:address": { owner: "person", until: "sent" },
  /** What a partner has typed but not saved. */
  partnerDrafts: { owner: "person", until: "sent" },
  /** What was typed into a request not to sell or share and not sent: name, email, state. */
  "privacyChoices:request": { owner: "person", until: "sent" },
  /** The confirmation of such a request that was not closed: what was sent, the time, the reference. */
  "privacyChoices:receipt": { owner: "person", until: 30 },
  /** What a restaurant has typed and not sent: its name and address, and a contact's name, email, phone number and message. */
  "userFlow:draft": { owner: "person", until: "sent" },
  /** A lead that was sent and not confirmed, with its idempotency key: what the draft has, as it was sent. */
  "userFlow:sent": { owner: "person", until: "sent" },
  /** A lead that was sent: its id, the restaurant's name, and the token that opens the bank's page. */
  "userFlow:lead": { owner: "person", until: "tab closed" },
  /** What was typed into the sign-in or a new account: name, email, phone number, date of birth. No password. */
  "signIn:typed": { owner: "person", until: "sent" },
  /** A new account that waits for the texted code: the phone number and the verification token. */
  signUpCode: { owner: "person", until: 30 },
  /** A claim that waits for the texted code: the phone number or email, and the verification token. */
  "offerVerification:{id}": { owner: "person", until: 30 },
  /** The offer code that a guest has typed, and the phone number or email for it, until it is claimed. */
  offerEntry: { owner: "person", until: 30 },
  /** An amount that was typed into the gift calculator. */
  diningSpend: { owner: "person", until: "tab closed" },
  /** The recipients, amount and budget that were typed into the savings calculator. */
  "bulkGifting:quote": { owner: "person", until: "tab closed" },
  /** The check that this tab has paid last. */
  "dining.redemption.last": { owner: "person", until: "tab closed" },
  /** A manager's chosen location and guest, by their ids. */
  "dining.managers.place": { owner: "manager", until: "tab closed" },
  /** What a manager has typed for a bill that is not paid yet, and the ids of the chosen offer and card. No PIN. */
  "dining.managers.entry": { owner: "manager", until: "sent" },
  /** A refund that was not issued: its transaction, reason, amount and notes. */
  "dining.managers.refund": { owner: "manager", until: "sent" },
  /** Opening hours and menus that were not saved. */
  "menuDrafts:{location}": { owner: "person", until: "sent" },
  /** An offer that this tab has claimed: its reward, shown again after a reload. */
  "offerClaimed:{code}": { owner: "person", until: 720 },
  /** The address of the checkout that the purchase page has opened. */
  "house-panel:left": { owner: "person", until: "tab closed" },
} as const satisfies Readonly<Record<string, StoredItem>>;

type KeyOf<Name extends string> = Name extends `${infer Start}{${string}}`
  ? `${Start}${string}`
  : Name;

/** Only these items can be written. */
export type StoredKey = KeyOf<keyof typeof localItems | keyof typeof sessionItems>;
