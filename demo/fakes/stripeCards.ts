export interface Typed {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface Card {
  readonly last4: string;
  readonly brand: string;
  /** How the mock API will handle the card. */
  readonly outcome: "ok" | "declined" | "insufficient" | "challenge" | "agreed" | "disagreed";
}

interface Refused {
  readonly error: {
    readonly type: "validation_error";
    readonly code: string;
    readonly message: string;
  };
}

export type Result = Refused | { readonly token: { readonly id: string; readonly card: object } };

const typedIn = new WeakMap<object, () => Typed>();

/** Lets only the provider read what was typed into an element. */
export function keepTyped(element: object, read: () => Typed): void {
  typedIn.set(element, read);
}

export function cardOfElement(element: object): Card | Refused {
  const typedCard = typedIn.get(element)?.();
  return typedCard ? cardOf(typedCard) : refused("element", "The card field is gone.");
}

/** The provider's own validation and messages. */
export function cardOf({ number, expiry, cvc }: Typed): Card | Refused {
  const digits = number.replaceAll(/\D/g, "");
  const [month = "", year = ""] = expiry.split("/").map((part) => part.trim());
  if (digits.length < 15) return refused("incomplete_number", "Your card number is incomplete.");
  if (!passesLuhn(digits)) return refused("invalid_number", "Your card number is invalid.");
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^\d{2}$/.test(year))
    return refused("incomplete_expiry", "Your card's expiration date is incomplete.");
  if (Number(year) < 25)
    return refused("invalid_expiry_year_past", "Your card's expiration year is in the past.");
  if (!/^\d{3,4}$/.test(cvc))
    return refused("incomplete_cvc", "Your card's security code is incomplete.");
  return { last4: digits.slice(-4), brand: brandOf(digits), outcome: outcomes[digits] ?? "ok" };
}

const outcomes: Readonly<Record<string, Card["outcome"]>> = {
  "4000000000000002": "declined",
  "4000000000009995": "insufficient",
  "4000002500003155": "challenge",
  "4000002760003184": "agreed",
  "4000008400001629": "disagreed",
};

function brandOf(digits: string): string {
  if (digits.startsWith("4")) return "visa";
  return /^3[47]/.test(digits) ? "amex" : "mastercard";
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce(
      (total, digit, index) =>
        total +
        (index % 2 ? ((Number(digit) * 2) % 10) + Math.floor(Number(digit) / 5) : Number(digit)),
      0,
    );
  return sum % 10 === 0;
}

function refused(code: string, message: string): Refused {
  return { error: { type: "validation_error", code, message } };
}
