const safe = /^(https?|mailto|tel|sms):/i;

/** The address as a link may carry it; undefined for scripts, other schemes and invalid addresses; paths are allowed. */
export function safeHref(href: string | null | undefined): string | undefined {
  const trimmed = href?.trim();
  if (!trimmed) return undefined;
  try {
    const { protocol } = new URL(trimmed, "https://base.invalid");
    return safe.test(protocol) ? trimmed : undefined;
  } catch {
    return undefined;
  }
}
