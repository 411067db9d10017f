/** The item to buy, as the address or the options name it. */
export interface Target {
  readonly kind: "credit" | "gift-card" | "subscription";
  /** Null for a subscription without a level, for which the server uses its default. */
  readonly id: string | null;
}

interface Named {
  readonly flow: "auto" | "purchase" | "subscribe";
  readonly icoId?: string | undefined;
  readonly gcoId?: string | undefined;
  readonly subscriptionLevelId?: string | undefined;
}

const plausible = /^[\w.~-]{1,64}$/;

/**
 * The item to buy (A2.26, A2.27, K3). Null if no usable item is named. Options override the
 * address, and `ico_id` overrides `gco_id`.
 */
export function targetOf(
  named: Named,
  parameter: (name: string) => string | null,
  path: readonly string[],
): Target | null {
  const idOf = (option: string | undefined, name: string): string | null =>
    [option, parameter(name)].find((id) => id && plausible.test(id)) ?? null;
  const isSubscription =
    named.flow === "subscribe" || (named.flow === "auto" && path.at(-1) === "subscribe");
  if (isSubscription)
    return { kind: "subscription", id: idOf(named.subscriptionLevelId, "subscription_level_id") };
  const ico = idOf(named.icoId, "ico_id");
  const gco = idOf(named.gcoId, "gco_id");
  // An option is meant for this widget, but an address may contain both by mistake.
  if (gco && (!ico || (named.gcoId && !named.icoId))) return { kind: "gift-card", id: gco };
  return ico ? { kind: "credit", id: ico } : null;
}

/** The prefix of everything that storage contains about an item. */
export function keyOf({ kind, id }: Target): string {
  return `${kind}:${id ?? "default"}`;
}

/** The query of the call that reads an item. */
export function queryOf({ kind, id }: Target): {
  ico_id?: string;
  gco_id?: string;
  subscription_level_id?: string;
} {
  if (!id) return {};
  if (kind === "subscription") return { subscription_level_id: id };
  return kind === "credit" ? { ico_id: id } : { gco_id: id };
}
