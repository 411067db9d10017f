import { requests, mountWidget, type MountedWidget } from "../support/mountWidget.ts";
import { signIn } from "../support/signIn.ts";

export { words as visibleText } from "../support/find.ts";

type Start = NonNullable<Parameters<typeof mountWidget>[1]>;

/** Signs in and opens the first step of a new order, with a saved card. */
export async function signedIn(start: Start = {}): Promise<MountedWidget> {
  const widget = await mountWidget("BulkGiftingApp", { backend: "gifting-saved-cards", ...start });
  const { guest } = widget;
  await signIn(widget);
  await guest.see("Gina");
  return widget;
}

export async function paste({ guest }: MountedWidget, list: string): Promise<void> {
  await guest.press("Continue");
  await guest.press("Paste a list");
  await guest.fill("Your list", list);
  await guest.press("Add to list");
  await guest.see(/ added\./);
}

/** Opens the review of an order of links. */
export async function linksReview(count: number, start: Start = {}): Promise<MountedWidget> {
  const widget = await signedIn(start);
  const { guest } = widget;
  await guest.press("Continue");
  await guest.tick(/As links to share/);
  await guest.fill("Recipients", String(count));
  await guest.press("Continue");
  await guest.press("Review");
  await guest.see("Review and pay");
  return widget;
}

export async function payFor({ guest }: MountedWidget): Promise<void> {
  await guest.tick(/I agree to the/);
  await guest.press(/^Pay \$/);
}

/** The order as it was sent. */
export function sentOrder(): Record<string, unknown> | undefined {
  const orderRequest = requests.find(
    ({ method, path }) => method === "POST" && path.endsWith("/bulk_gifting/orders"),
  );
  // SAFETY: the body of the order call has this type.
  return (orderRequest?.body as { bulk_gift_order: Record<string, unknown> } | undefined)
    ?.bulk_gift_order;
}
