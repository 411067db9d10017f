import { cardOf, keepTyped, type Typed } from "./stripeCards.ts";

type Listener = (event: unknown) => void;

interface CardOptions {
  readonly style?: {
    readonly base?: Readonly<Record<string, unknown>>;
    readonly invalid?: Readonly<Record<string, unknown>>;
  };
  readonly disabled?: boolean;
}

/** A key of another account makes the field load and then report an error. */
const foreignKey = /wrong|foreign/;

export function createElements(key: string) {
  const elementsByType = new Map<string, object>();
  return {
    create(type: string, options: CardOptions = {}) {
      if (elementsByType.has(type))
        throw new Error(
          `Can only create one Element of type ${type} through one instance of Elements.`,
        );
      const element =
        type === "card"
          ? cardElement(key, options, () => elementsByType.delete(type))
          : expressElement(key, () => elementsByType.delete(type));
      elementsByType.set(type, element);
      return element;
    },
    getElement: (type: string) => elementsByType.get(type) ?? null,
    submit: async () => ({}),
    update() {},
  };
}

function base(forget: () => void) {
  const listeners = new Map<string, Set<Listener>>();
  let holder: HTMLElement | undefined;
  const emit = (type: string, event: unknown = {}) =>
    listeners.get(type)?.forEach((listener) => listener(event));
  return {
    emit,
    /** Rejects the same nodes as the real script. */
    place(node: HTMLElement, content: HTMLElement) {
      if (!node.isConnected || node.getRootNode() instanceof ShadowRoot)
        throw new Error(
          "The selector you specified applies to no DOM elements that are currently on the page. Elements cannot be mounted inside a shadow root.",
        );
      holder = node;
      node.replaceChildren(content);
    },
    calls: {
      on(type: string, listener: Listener) {
        listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
      },
      off(type: string, listener: Listener) {
        listeners.get(type)?.delete(listener);
      },
      unmount: () => holder?.replaceChildren(),
      destroy() {
        holder?.replaceChildren();
        listeners.clear();
        forget();
      },
      blur() {},
    },
  };
}

const parts = [
  {
    part: "number",
    label: "Card number",
    placeholder: "1234 1234 1234 1234",
    grow: "3",
    complete: "cc-number",
  },
  {
    part: "expiry",
    label: "Expiration date",
    placeholder: "MM / YY",
    grow: "1",
    complete: "cc-exp",
  },
  { part: "cvc", label: "Security code", placeholder: "CVC", grow: "1", complete: "cc-csc" },
] as const;

function cardElement(key: string, options: CardOptions, forget: () => void) {
  const { emit, place, calls } = base(forget);
  const inputs = parts.map((part) => input(part, options));
  const typedCard = (): Typed => ({
    number: inputs[0]?.value ?? "",
    expiry: inputs[1]?.value ?? "",
    cvc: inputs[2]?.value ?? "",
  });
  const row = document.createElement("div");
  Object.assign(row.style, { display: "flex", flexWrap: "wrap", gap: "0 8px", width: "100%" });
  row.append(...inputs);
  row.addEventListener("focusin", () => emit("focus"));
  row.addEventListener("focusout", () => emit("blur"));
  row.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target === inputs[0])
      target.value = grouped(target.value);
    if (target instanceof HTMLInputElement && target === inputs[1])
      target.value = dated(target.value);
    const card = cardOf(typedCard());
    const isIncomplete = "error" in card && card.error.code.startsWith("incomplete");
    emit("change", {
      elementType: "card",
      complete: !("error" in card),
      empty: inputs.every(({ value }) => !value),
      error: "error" in card && !isIncomplete ? card.error : undefined,
    });
  });
  const element = {
    ...calls,
    mount(node: HTMLElement) {
      place(node, row);
      queueMicrotask(() =>
        foreignKey.test(key)
          ? emit("loaderror", {
              elementType: "card",
              error: { message: "Invalid API Key provided." },
            })
          : emit("ready"),
      );
    },
    focus: () => inputs[0]?.focus(),
    clear: () => inputs.forEach((one) => (one.value = "")),
    update: (changed: CardOptions) => inputs.forEach((one) => applyStyle(one, changed)),
  };
  keepTyped(element, typedCard);
  return element;
}

function input(
  { part, label, placeholder, grow, complete }: (typeof parts)[number],
  options: CardOptions,
): HTMLInputElement {
  const elementsByType = document.createElement("input");
  elementsByType.setAttribute("aria-label", label);
  Object.assign(elementsByType, { placeholder, autocomplete: complete, inputMode: "numeric" });
  const basis = { number: "150px", expiry: "70px", cvc: "44px" }[part];
  Object.assign(elementsByType.style, {
    flex: `${grow} 1 ${basis}`,
    minWidth: "0",
    width: "0",
    minHeight: "44px",
    padding: "0 2px",
    border: "0",
    background: "transparent",
    // As in the provider's frame: the ring is drawn around the whole field.
    outline: "0",
  });
  applyStyle(elementsByType, options);
  return elementsByType;
}

function applyStyle(element: HTMLInputElement, { style, disabled }: CardOptions): void {
  const { color, fontFamily, fontSize } = style?.base ?? {};
  if (disabled !== undefined) element.readOnly = disabled;
  Object.assign(element.style, {
    ...(color !== undefined && { color }),
    fontFamily: fontFamily ?? "inherit",
    fontSize: fontSize ?? "16px",
  });
}

function grouped(text: string): string {
  return text
    .replaceAll(/\D/g, "")
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

function dated(text: string): string {
  const digits = text.replaceAll(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/**
 * Wallets exist only when the page sets `globalThis.fakeWallets` or the key says so. An error is
 * stored for tests to read.
 */
function expressElement(key: string, forget: () => void) {
  const { emit, place, calls } = base(forget);
  return {
    ...calls,
    mount(node: HTMLElement) {
      const hasWallets = Reflect.get(globalThis, "fakeWallets") === true || /wallet/.test(key);
      const pay = document.createElement("button");
      pay.type = "button";
      pay.textContent = "Pay with a wallet";
      Object.assign(pay.style, { width: "100%", minHeight: "48px" });
      pay.addEventListener("click", () =>
        emit("click", {
          expressPaymentType: "apple_pay",
          resolve: () =>
            emit("confirm", {
              expressPaymentType: "apple_pay",
              billingDetails: null,
              paymentFailed: (payload: object) =>
                void Reflect.set(globalThis, "fakeRefusal", payload),
            }),
        }),
      );
      place(node, pay);
      if (!hasWallets) pay.remove();
      queueMicrotask(() =>
        emit("ready", { availablePaymentMethods: hasWallets ? { applePay: true } : undefined }),
      );
    },
    update() {},
  };
}
