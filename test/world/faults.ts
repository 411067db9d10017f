/**
 * What can go wrong with one attempt. In all cases the server respects keys: it carries a key out
 * once.
 */
export const faults = [
  "none",
  /** The browser is offline: the request never leaves. */
  "offline",
  /** The API is on another origin, and its preflight does not allow the key: nothing leaves. */
  "preflight-refused",
  /** The connection breaks before the server gets the request. */
  "lost-before",
  /** The server has carried the request out, and the answer never arrives. */
  "lost-after",
  /** The answer never arrives, and the server carries the request out seconds later. */
  "late",
  /** A gateway answers with JSON, and the server never gets the request. */
  "gateway-before",
  /** A gateway answers with JSON, and the server carries the request out. */
  "gateway-after",
  /** A firewall answers 403 with JSON. */
  "firewall-before",
  /** A proxy answers 408 with JSON. */
  "slow-before",
  /** A proxy answers 200 with a page of HTML, and the server carries the request out. */
  "html-after",
  /** The server reports an error with a message after it has carried the request out. */
  "broken-after",
  "signed-out",
  "too-many",
  /** The server is still working on it (409), and has the answer 3 seconds later. */
  "in-progress",
  /** The same, and the client stops asking before the answer is there. */
  "in-progress-long",
  "refused",
  /** The server refuses after 3 seconds. */
  "refused-slowly",
  /** The server refuses, and the answer never arrives. */
  "refused-lost",
  "declined",
  "declined-lost",
  /** The bank asks its question; `bank` says what it answers. */
  "asks",
] as const;

/** Those of a bill, which the restaurant's system answers. */
export const posFaults = [
  /** The server refuses and gives no reason. */
  "refused-wordless",
  /** The server refuses with 200, as `pos_success: false` and an error. */
  "refused-in-2xx",
  /** The payment is charged, and the restaurant's system has not confirmed it. */
  "unconfirmed",
  /** The bank is to ask, and the answer has no secret for it. */
  "asks-without-secret",
] as const;

/** Those after which the outcome is unknown at first, whatever the server has done. */
export const openFaults = [
  "lost-before",
  "lost-after",
  "late",
  "gateway-before",
  "gateway-after",
  "html-after",
  "broken-after",
  "in-progress-long",
  "refused-lost",
  "declined-lost",
] as const satisfies readonly Fault[];

export type Fault = (typeof faults)[number] | (typeof posFaults)[number];

/**
 * `unsure`: the person has closed the bank's window, but the bank has approved the payment. `closed`: they
 * have closed it without an answer, so that the bank asks again when the same is sent again.
 */
export const bankAnswers = ["paid", "refused", "unsure", "closed"] as const;
export type BankAnswer = (typeof bankAnswers)[number];
