import { element } from "./element.ts";

/** The page to which the mock API sends a partner to connect a payment account. */
export const connectPath = "/connect-account";

/** A fake of the payment provider's page. It connects the account or not, and links back. */
export function connectScreen(): readonly HTMLElement[] {
  keepVisit();
  const account = new URLSearchParams(location.search).get("account") ?? "";
  const press = async (): Promise<void> => {
    await fetch(`/api/mock_provider/${encodeURIComponent(account)}`, { method: "POST" });
    location.assign(backTo("1"));
  };
  return [
    element(
      "main",
      { class: "message" },
      element("h1", {}, "Connect your account"),
      element("p", {}, "A fake of the payment provider, where a partner would sign in."),
      element(
        "div",
        { class: "actions" },
        element(
          "button",
          { class: "button", attributes: { type: "button" }, on: { click: () => void press() } },
          "Connect this account",
        ),
        element("a", { class: "button", attributes: { href: backTo("0") } }, "Not now"),
      ),
    ),
  ];
}

/** Adds widget and scenario to the address, so that the way back counts as the same visit. */
function keepVisit(): void {
  const { widget, scenario } = referrerVisit();
  const url = new URL(location.href);
  if (!widget || url.searchParams.has("widget")) return;
  url.searchParams.set("widget", widget);
  url.searchParams.set("scenario", scenario);
  history.replaceState(null, "", url);
}

function backTo(connected: "0" | "1"): string {
  const current = new URLSearchParams(location.search);
  const query = new URLSearchParams({
    widget: current.get("widget") ?? "PartnerPortal",
    scenario: current.get("scenario") ?? "",
    connected,
  });
  return `/finances?${query}`;
}

function referrerVisit(): { readonly widget: string; readonly scenario: string } {
  const query = URL.canParse(document.referrer)
    ? new URL(document.referrer).searchParams
    : new URLSearchParams();
  return { widget: query.get("widget") ?? "", scenario: query.get("scenario") ?? "" };
}
