import { expect, vi } from "vitest";
import { mountWidget, requests, type MountedWidget } from "../support/mountWidget.ts";
import { signIn } from "../support/signIn.ts";

type Start = NonNullable<Parameters<typeof mountWidget>[1]> & { readonly email?: string };

const base = "/api/v5/partner_projects/harbor-group";

/** A portal at an address, signed in as one of the mock API's partners. */
export async function openPortal(
  address = "/",
  { email = "partner@example.com", ...start }: Start = {},
): Promise<MountedWidget> {
  const portal = await mountWidget("PartnerPortal", {
    options: { project: "harbor-group" },
    address,
    ...start,
  });
  await signInTo(portal, email);
  return portal;
}

export function signInTo(widget: MountedWidget, email = "partner@example.com"): Promise<void> {
  return signIn(widget, email);
}

/** The calls to a path below the project, by method, with their bodies. */
export function callsTo(path: string, method?: string) {
  return requests.filter(
    (seen) => seen.path === base + path && (!method || seen.method === method),
  );
}

/** Waits for a write to this path and returns its body. */
export async function sent(method: string, path: string): Promise<unknown> {
  await vi.waitFor(() => expect(callsTo(path, method).length).toBeGreaterThan(0));
  return callsTo(path, method).at(-1)?.body;
}

export function place(): string {
  return location.pathname + location.search;
}
