import { waitFor, within } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { bulkGifting } from "../../mock-api/bulkGifting.ts";
import { session } from "../../mock-api/session.ts";
import { examples } from "../../src/widgets/BulkGiftingApp/examples.ts";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  overrideBackend,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { fileSpy } from "../support/fileSpy.ts";
import { otherTab } from "../support/otherTab.ts";
import { detailsOf } from "../support/find.ts";
import { signIn } from "../support/signIn.ts";

vi.setConfig({ testTimeout: 60_000 });

const name = "BulkGiftingApp";
const list =
  "first_name,last_name,email\nAda,Lovelace,ada@example.com\nGrace,Hopper,grace@example.com\nJean,Bartik,jean@example.com";
const orders = () =>
  requests.filter(({ method, path }) => method === "POST" && path.endsWith("/bulk_gifting/orders"));
// SAFETY: the body of the order call has this type.
const bodyOf = (index = 0) =>
  (orders()[index]?.body as { bulk_gift_order: Record<string, unknown> } | undefined)
    ?.bulk_gift_order;
const newOrders = ({ backend }: MountedWidget) =>
  (backend.state(bulkGifting).orders ?? []).filter(({ id }) => Number(id) > 5000);
const doneDetails = (widget: MountedWidget) => detailsOf(widget, "done");
const where = () => location.pathname + location.search;

const open = (more: Parameters<typeof mountWidget>[1] = {}) => mountWidget(name, more);

async function signedIn(more: Parameters<typeof mountWidget>[1] = {}): Promise<MountedWidget> {
  const widget = await open(more);
  await signIn(widget);
  await widget.guest.see("Gina");
  return widget;
}

async function paste({ guest }: MountedWidget, text = list): Promise<void> {
  await guest.press("Continue");
  await guest.press("Paste a list");
  await guest.fill("Your list", text);
  await guest.press("Add to list");
  await guest.see(/people added\./);
}

async function review(more: Parameters<typeof mountWidget>[1] = {}): Promise<MountedWidget> {
  const widget = await signedIn({ backend: "gifting-saved-cards", ...more });
  await paste(widget);
  await widget.guest.press("Continue");
  await widget.guest.fill(/^Message/, "Thank you!");
  await widget.guest.press("Review");
  await widget.guest.see("Review and pay");
  return widget;
}

async function pay(widget: MountedWidget): Promise<void> {
  await widget.guest.tick(/I agree to the/);
  await widget.guest.press("Pay $270.00");
}

// A busy machine takes time to compile code that loads later.
beforeAll(async () => {
  await Promise.all([
    import("../../src/widgets/BulkGiftingApp/order/OrderSteps.tsx"),
    import("../../src/widgets/BulkGiftingApp/dashboard/Dashboard.tsx"),
    import("../../src/widgets/BulkGiftingApp/recipients/readList.ts"),
    import("../../src/shared/chart/Drawing.tsx"),
    import("../../src/shared/list/RowWindow.tsx"),
  ]);
}, 120_000);
afterEach(() => vi.restoreAllMocks());

describe("every example", () => {
  // Only a browser loads third-party card scripts, so the matrix plays these examples.
  const needsCards = [
    "sent",
    "declined",
    "refused",
    "rows-refused",
    "outcome-found",
    "outcome-none",
    "outcome-unknown",
    "bank-agreed",
    "signed-out-midway",
    "script-blocked",
  ];
  test.each(
    examples
      .filter(({ key }) => !needsCards.includes(key))
      .map((example) => [example.key, example] as const),
  )("BulkGiftingApp is registered: the example '%s' mounts [C2.11]", async (_, example) => {
    const { guest, status } = await open(example);
    await example.play?.(guest);
    expect(status()).toBe("ready");
  });
});

describe("sign-in and routes", () => {
  test("a signed-out visit to the dashboard opens the sign-in without the navbar, and returns to the dashboard after it [B2.30] [B2.31] [B4.53] [B6.07] [BG1]", async () => {
    const widget = await open({ address: "/dashboard?utm=x" });
    await widget.guest.see("Sign in to send gifts");
    expect(where()).toBe("/login?utm=x&next=%2Fdashboard");
    expect(widget.screen.queryByRole("navigation")).toBeNull();
    await signIn(widget);
    await widget.guest.see("Track the gifts you’ve sent.");
    expect(where()).toBe("/dashboard?utm=x");
    expect(requests.find(({ path }) => path.endsWith("/login"))?.body).toMatchObject({
      site_area: "bulk_gifting",
      country: "US",
    });
    expect(document.cookie).toContain("user_token=");
  });

  test.each([
    ["//evil.example", "/"],
    ["https://evil.example/x", "/"],
    ["/\\evil.example", "/"],
    ["/login", "/"],
    ["/dashboard/redemptions/1002", "/dashboard/redemptions/1002"],
    ["/?step=recipients", "/?step=recipients"],
  ])("next=%s leads to %s (fault A1) [BG1]", async (next, path) => {
    const widget = await open({ address: `/login?next=${encodeURIComponent(next)}` });
    await signIn(widget);
    await widget.guest.see("Gina");
    await waitFor(() => expect(where()).toBe(path));
    expect(widget.events.filter(({ type }) => type === "widget:navigate")).toEqual([]);
  });

  test("the navbar's links open the dashboard and the form for a new gift [B2.28] [B2.32] [B2.34] [B2.35]", async () => {
    const { guest, screen } = await signedIn();
    expect(screen.getByRole("link", { name: "Create Gift" }).getAttribute("aria-current")).toBe(
      "page",
    );
    expect(screen.getByRole("link", { name: "Dashboard" })).toBeTruthy();
    await guest.press("Dashboard");
    await guest.see("Track the gifts you’ve sent");
    expect(where()).toBe("/dashboard");
    await guest.press("Create Gift");
    await guest.see("Send dining credit");
    expect(where()).toBe("/");
  });

  test("a link of the navbar that is pressed with Ctrl is left to the browser", async () => {
    const { screen, user } = await signedIn();
    const link = screen.getByRole("link", { name: "Dashboard" });
    expect(link.getAttribute("href")).toMatch(/\/dashboard$/);
    await user.keyboard("{Control>}");
    await user.click(link);
    await user.keyboard("{/Control}");
    expect(where()).toBe("/");
  });

  test("the navbar shows first name, last name and email of the user [B2.36] [B2.37] [B2.38]", async () => {
    const { shadow } = await signedIn();
    const navbar = within(shadow.querySelector<HTMLElement>(".bulk-bar")!);
    for (const text of ["Gina", "Guest", "guest@example.com"])
      expect(navbar.getByText(text)).toBeTruthy();
  });

  test.each(["Settings", "Menu"])(
    "%s shows name, email and Logout, and closes with Escape [B2.39] [B2.40] [BG15]",
    async (label) => {
      const { guest, screen, user } = await signedIn();
      await guest.press(label);
      for (const text of ["Gina", "Guest", "guest@example.com"])
        expect(screen.getAllByText(text)).toHaveLength(2);
      expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
      await user.keyboard("{Escape}");
      expect(screen.queryByRole("button", { name: "Logout" })).toBeNull();
    },
  );

  test("Logout clears cookie, token and recipients, and opens the sign-in [B2.40] [BG16]", async () => {
    const widget = await signedIn();
    const { guest } = widget;
    await paste(widget);
    await waitFor(() =>
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith("bulkGifting"))).toContain(
        "bulkGifting:rows:0",
      ),
    );
    await guest.press("Settings");
    await guest.press("Logout");
    await guest.see("Sign in to send gifts");
    expect(where()).toMatch(/^\/login/);
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(document.cookie).not.toContain("user_token=");
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("bulkGifting:rows"))).toEqual(
      [],
    );
    expect(sessionStorage.getItem("bulkGifting:draft")).toBeNull();
  });

  test("a spinner shows while the user is loading [B2.41]", async () => {
    localStorage.setItem("userToken", "harness-1-1");
    backendFault("slow");
    const { shadow } = await open({ address: "/" });
    expect(shadow.querySelector("[aria-busy=true] .spinner")).not.toBeNull();
    expect(shadow.textContent).toContain("Loading your account");
  });

  test("an account that cannot be read is asked for again", async () => {
    const stop = backendFault(500, { path: "current_user" });
    const widget = await open();
    await signIn(widget);
    await widget.guest.see("We couldn’t load your account");
    stop();
    await widget.guest.press("Try again");
    await widget.guest.see("Send dining credit");
  });

  test("with a hash router the routes live in the fragment; without one the address stays", async () => {
    const hash = await signedIn({ address: "/shop", attributes: { router: "hash" } });
    await hash.guest.press("Dashboard");
    await hash.guest.see("Track the gifts you’ve sent");
    expect([location.pathname, location.hash]).toEqual(["/shop", "#/dashboard"]);
    hash.unmount();
    history.replaceState(null, "", "/shop");
    const quiet = await open({ attributes: { router: "memory" } });
    await quiet.guest.press("Dashboard");
    await quiet.guest.see("Track the gifts you’ve sent");
    expect([location.pathname, location.hash]).toEqual(["/shop", ""]);
  });

  test("on a page of the host’s own path nothing is written into the address", async () => {
    const widget = await signedIn({ address: "/for-business/gifting" });
    await widget.guest.press("Dashboard");
    await widget.guest.see("Track the gifts you’ve sent");
    expect(where()).toBe("/for-business/gifting");
  });
});

describe("a new gift", () => {
  test("is quoted with the tiers and presets of the account [B1.10] [B3.10] [B3.11] [BG2]", async () => {
    const { guest, screen } = await signedIn({ backend: "gifting-own-tiers" });
    await guest.see("Send dining credit");
    expect(screen.getByLabelText<HTMLInputElement>("Amount per person").value).toBe("75");
    await guest.fill("Recipients", "10");
    await guest.see("Discount 5%");
    await guest.press("$20");
    expect(screen.getByLabelText<HTMLInputElement>("Total budget").value).toBe("200");
    await guest.fill("Total budget", "1050");
    expect(screen.getByLabelText<HTMLInputElement>("Recipients").value).toBe("52");
    await guest.see("$10 of this budget is left over.");
  });

  test("the specified tiers are used if the settings cannot be read [BG2]", async () => {
    const { guest, screen } = await signedIn({ backend: "gifting-settings-down" });
    await guest.see("Discount 20%");
    expect(
      screen.getAllByRole("button", { name: /^\$/ }).map(({ textContent }) => textContent),
    ).toEqual(["$25", "$50", "$100", "$250"]);
  });

  test.each([
    ["the page", { attributes: { country: "NZ" } }, "guest@example.com"],
    ["the account", {}, "kiwi@example.com"],
  ])(
    "where %s is of New Zealand, the title is 'Send Universal Vouchers', with their validity and without a discount [B2.29] [B9.17] [BG13]",
    async (_, start, email) => {
      const widget = await open(start);
      await signIn(widget, email);
      await widget.guest.see("Send Universal Vouchers");
      await widget.guest.see("Valid for at least 3 years.");
      expect(widget.shadow.textContent).not.toContain("Discount");
      expect(widget.screen.getByRole("status", { name: "Your quote" }).textContent).toContain(
        "$12,500.00",
      );
    },
  );

  test("the option for vouchers changes the title in any country [BG13]", async () => {
    const { guest } = await signedIn({ options: { mode: "voucher" } });
    await guest.see("Send Universal Vouchers");
  });

  test("lists are corrected in place, and Continue is refused before that [BG4]", async () => {
    const example = exampleNamed(examples, "faulty");
    const widget = await open(example);
    const { guest, screen } = widget;
    await example.play?.(guest);
    await guest.see("3 recipients need attention");
    await guest.see("1 duplicate recipient");
    await guest.press("Continue");
    await guest.see("Who are the gifts for?");
    await guest.press("Remove the duplicate");
    await guest.fill("First name, line 3", "Grace");
    await guest.fill("Email, line 4", "jean@example.com");
    await guest.press(/^Remove Noor/);
    await guest.press("Continue");
    await guest.see("Add a message");
    expect(screen.getByRole("region", { name: "Preview" }).textContent).toContain("Hi Ada,");
    expect(screen.getByRole("region", { name: "Preview" }).textContent).toContain("$75");
  });

  test("a file is read, and refused where it is none [BG4]", async () => {
    const widget = await signedIn();
    const { guest, shadow, user } = widget;
    await guest.press("Continue");
    const input = shadow.querySelector<HTMLInputElement>("input[type=file]")!;
    await user.upload(
      input,
      new File([new Uint8Array([0x50, 0x4b, 3, 4])], "list.csv", { type: "text/csv" }),
    );
    await guest.see("This is a spreadsheet file.");
    await user.upload(
      input,
      new File(["x".repeat(5 * 1024 * 1024 + 1)], "list.csv", { type: "text/csv" }),
    );
    await guest.see("larger than 5 MB");
    const umlauts = new Uint8Array(
      [..."first_name;email\nJ"]
        .map((sign) => sign.charCodeAt(0))
        .concat(
          [0xf6, 0x72, 0x67],
          [...";j@example.com"].map((sign) => sign.charCodeAt(0)),
        ),
    );
    await user.upload(input, new File([umlauts], "list.csv", { type: "text/csv" }));
    await guest.see("1 person added.");
    await guest.see("Jörg");
  });

  test("where no column holds addresses, the person says which does", async () => {
    const example = exampleNamed(examples, "unknown-columns");
    const widget = await open(example);
    const { guest } = widget;
    await example.play?.(guest);
    await guest.press("Import list");
    await guest.see("Choose a column for the email address");
    await guest.choose("Column “Kontakt”", "Email");
    await guest.press("Import list");
    await guest.see("2 people added.");
    await guest.see("2 recipients need attention");
  });

  test("everything typed is there after a reload, the recipients too [BG3] (fault J2)", async () => {
    const first = await review();
    expect(where()).toBe("/?step=review");
    await waitFor(() => expect(sessionStorage.getItem("bulkGifting:rows")).not.toBeNull());
    first.unmount();
    const again = await open({ address: "/?step=review" });
    await again.guest.see("Review and pay");
    await again.guest.see("Thank you!");
    await again.guest.see("3 people");
    history.back();
    await again.guest.see("Add a message");
  });

  test("a step does not open before the steps it needs are complete [BG3]", async () => {
    localStorage.setItem("userToken", "x");
    const widget = await open({ address: "/?step=review" });
    await signIn(widget);
    await widget.guest.see("Who are the gifts for?");
    expect(where()).toBe("/?step=recipients");
  });

  test("another account does not see the draft (fault C5)", async () => {
    const widget = await signedIn();
    await paste(widget);
    widget.backend.state(session).tokens = {};
    backendFault(401, { path: "orders", times: 1 });
    await widget.guest.press("Dashboard");
    await widget.guest.see("Sign in to send gifts");
    await signIn(widget, "new@example.com");
    await widget.guest.see("Nico");
    await widget.guest.press("Create Gift");
    await widget.guest.press("Continue");
    await widget.guest.see("No recipients yet.");
  });
});

describe("paying", () => {
  test("an order of dining credit for several people sends the amounts of the review once, and shows on the dashboard [B1.08] [B1.11] [BG5] (fault D1) (fault D7)", async () => {
    const widget = await review();
    const { guest, screen, user } = widget;
    await guest.tick(/I agree to the/);
    const button = screen.getByRole("button", { name: "Pay $270.00" });
    await user.dblClick(button);
    await guest.see("Your gifts are on their way");
    expect(orders()).toHaveLength(1);
    expect(bodyOf()).toMatchObject({
      external_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sender_name: "Gina Guest",
      message: "Thank you!",
      delivery: { method: "email", deliver_at: null },
      recipients: [
        { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" },
        { first_name: "Grace" },
        { first_name: "Jean" },
      ],
      recipient_count: 3,
      amount_per_recipient: 100,
      subtotal: 300,
      discount_percent: 10,
      total: 270,
      agrees_with_tos_privacy: "on",
      country: "US",
    });
    expect(newOrders(widget)).toHaveLength(1);
    expect(doneDetails(widget)).toEqual([
      expect.objectContaining({ outcome: "purchased", amountCents: 270_00, recipients: 3 }),
    ]);
    await guest.press("View in dashboard");
    await guest.see("Ada Lovelace");
    expect(where()).toMatch(/^\/dashboard\/redemptions\/\d+$/);
    await guest.press("Create Gift");
    expect(screen.getByLabelText<HTMLInputElement>("Recipients").value).toBe("125");
  });

  test("an order with a later day is scheduled for that day [BG5] [BG6]", async () => {
    const widget = await review();
    await widget.guest.press("Change Send on");
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await widget.guest.fill(/^Send on/, day);
    await widget.guest.press("Review");
    await pay(widget);
    await widget.guest.see("Your gifts are scheduled");
    expect(bodyOf()).toMatchObject({ delivery: { deliver_at: day } });
    await widget.guest.press("View in dashboard");
    await widget.guest.see("Scheduled");
  });

  test("vouchers for New Zealand go to many recipients with amounts of their own and without a discount [B1.09] [B9.17] [BG4]", async () => {
    const widget = await open({ backend: "gifting-saved-cards", attributes: { country: "NZ" } });
    await signIn(widget);
    await widget.guest.see("Send Universal Vouchers");
    await paste(
      widget,
      `${list.replace("email\n", "email,amount\n").replace("ada@example.com", "ada@example.com,$75.50")}`,
    );
    await widget.guest.press("Continue");
    await widget.guest.press("Review");
    await widget.guest.see("The total includes any card surcharge.");
    await widget.guest.tick(/I agree to the/);
    await widget.guest.press("Pay $275.50");
    await widget.guest.see("Your gifts are on their way");
    expect(bodyOf()).toMatchObject({
      subtotal: 275.5,
      total: 275.5,
      discount_percent: 0,
      country: "NZ",
      recipients: [{ amount: 75.5 }, {}, {}],
    });
  });

  test("a lost answer is looked up, and the order found [BG5] (fault D3)", async () => {
    const widget = await review();
    widget.backend.state(bulkGifting).ordering = "lost";
    await pay(widget);
    await widget.guest.see("Your gifts are on their way");
    expect(orders()).toHaveLength(1);
    expect(newOrders(widget)).toHaveLength(1);
  });

  test("an order that never arrived can be paid, under the same id [BG5] (fault D2) (fault D3)", async () => {
    const widget = await review();
    widget.backend.state(bulkGifting).ordering = "lost-before";
    await pay(widget);
    await widget.guest.see(/Your order doesn’t show as paid yet/);
    await widget.guest.press("No confirmation? Pay again");
    await widget.guest.see("Your order doesn’t show as paid");
    await widget.guest.press("Pay $270.00");
    await widget.guest.see("Your gifts are on their way");
    expect(orders().map((_, index) => bodyOf(index)?.["external_id"])).toEqual([
      bodyOf()?.["external_id"],
      bodyOf()?.["external_id"],
    ]);
    expect(newOrders(widget)).toHaveLength(1);
  });

  test("an order whose outcome is unknown is never called failed, also after a reload, until it is found [BG5] (fault D3) (fault D4)", async () => {
    const widget = await review();
    Object.assign(widget.backend.state(bulkGifting), { ordering: "lost", finds: false });
    await pay(widget);
    await widget.guest.see("We couldn’t confirm your order");
    widget.unmount();
    const again = await open();
    await again.guest.see("We couldn’t confirm your order");
    again.backend.state(bulkGifting).finds = true;
    await again.guest.press("Check again");
    await again.guest.see("Your gifts are on their way");
    expect(orders()).toHaveLength(1);
  });

  test("an order whose status is not documented is not called paid (fault D3)", async () => {
    const widget = await review();
    overrideBackend(
      http.post("*/bulk_gifting/orders", () =>
        HttpResponse.json({ order: { id: 9001, status: "pending" } }, { status: 202 }),
      ),
    );
    await pay(widget);
    await widget.guest.see("We couldn’t confirm your order");
    expect(widget.events.map(({ type }) => type)).not.toContain("widget:done");
  });

  test("a reload on the success shows it again, and is announced to nobody; another gift starts empty", async () => {
    const first = await review();
    await pay(first);
    await first.guest.see("Your gifts are on their way");
    await waitFor(() => expect(first.events.some(({ type }) => type === "widget:done")).toBe(true));
    const success = first.shadow.querySelector(".bulk-order")?.textContent;
    expect(success).toContain("270.00");
    first.unmount();
    const again = await open();
    await again.guest.see("Your gifts are on their way");
    expect(again.shadow.querySelector(".bulk-order")?.textContent).toBe(success);
    expect(again.events.map(({ type }) => type)).not.toContain("widget:done");
    await again.guest.press("Send another gift");
    await again.guest.see(/Step 1 of 4/);
    again.unmount();
    const third = await open();
    await third.guest.see(/Step 1 of 4/);
    expect(orders()).toHaveLength(1);
  });

  test("a success that was left, or is another account’s, is not shown again", async () => {
    const first = await review();
    await pay(first);
    await first.guest.see("Your gifts are on their way");
    const stored = sessionStorage.getItem("bulkGifting:sent")!;
    await first.guest.press("View in dashboard");
    await waitFor(() => expect(where()).not.toBe("/"));
    first.unmount();
    await (await open()).guest.see("3 people");
    expect(sessionStorage.getItem("bulkGifting:sent")).toBeNull();

    sessionStorage.setItem("bulkGifting:sent", stored.replace(/"owner":"/, '"owner":"other-'));
    history.replaceState(null, "", "/");
    await (await open()).guest.see(/Step 1 of 4/);
    expect(sessionStorage.getItem("bulkGifting:sent")).toBeNull();
  });

  test("a frame of another origin is warned of before the order is paid (fault C8)", async () => {
    vi.spyOn(window, "top", "get").mockReturnValue(null);
    const widget = await review();
    await widget.guest.see("This page is shown inside another site");
    vi.restoreAllMocks();
  });

  test("the page is not left without a question while an order is placed, and freely after it (fault D12)", async () => {
    const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const widget = await review();
    expect(mayLeave()).toBe(true);
    backendFault("slow", { path: /\/bulk_gifting\/orders$/ });
    await pay(widget);
    await waitFor(() => expect(mayLeave()).toBe(false));
    await widget.guest.see("Your gifts are on their way");
    expect(mayLeave()).toBe(true);
  });

  test("an order that another tab is placing is followed there, and never sent again [BG5] (fault D1) (fault D3)", async () => {
    const widget = await review();
    const { owner, externalId } = JSON.parse(sessionStorage.getItem("bulkGifting:draft") ?? "");
    const tab = await otherTab(`dining.intent/order/${owner}/${externalId}`);
    await pay(widget);
    await widget.guest.see("This order is being placed in another tab");
    tab.ends();
    await widget.guest.see("The other order didn’t go through");
    expect(orders()).toHaveLength(0);
    await widget.guest.press("Pay $270.00");
    await widget.guest.see("Your gifts are on their way");
    expect(newOrders(widget)).toHaveLength(1);
  });

  test("an order that another tab has placed meanwhile is looked up, not sent [BG5] (fault D1)", async () => {
    const widget = await review();
    const { owner, externalId } = JSON.parse(sessionStorage.getItem("bulkGifting:draft") ?? "");
    const tab = await otherTab(`dining.intent/order/${owner}/${externalId}`);
    tab.writes("paid", { isAnnounced: true });
    tab.ends();
    await pay(widget);
    await widget.guest.see(/Your order doesn’t show as paid yet/);
    expect(orders()).toHaveLength(0);
  });

  test("a session that ends while paying: nothing is lost, and the same order is paid under its key after the sign-in [BG16] (fault C1)", async () => {
    const widget = await review();
    widget.backend.state(bulkGifting).ordering = "signed-out";
    await pay(widget);
    await widget.guest.see("Sign in to send gifts");
    expect(where()).toBe("/login?next=%2F%3Fstep%3Dreview");
    await signIn(widget);
    await widget.guest.see("3 people");
    await widget.guest.press("Pay $270.00");
    await widget.guest.see("Your gifts are on their way");
    expect(newOrders(widget)).toHaveLength(1);
  });

  test("a refusal shows the server’s words and ends the intent [BG5] (fault D2)", async () => {
    const widget = await review();
    widget.backend.state(bulkGifting).ordering = "refused";
    await pay(widget);
    await widget.guest.see("This account can’t order right now.");
    widget.backend.state(bulkGifting).ordering = "ok";
    await widget.guest.press("Pay $270.00");
    await widget.guest.see("Your gifts are on their way");
    expect(bodyOf(0)?.["external_id"]).not.toBe(bodyOf(1)?.["external_id"]);
  });

  test("an error of the server about a recipient is shown in the row [BG5]", async () => {
    const widget = await signedIn({ backend: "gifting-saved-cards" });
    const { guest, screen } = widget;
    await paste(widget, `${list}\nBert,Blocked,bert@blocked.example`);
    await guest.press("Continue");
    await guest.press("Review");
    await guest.tick(/I agree to the/);
    await guest.press("Pay $360.00");
    await guest.see("Some recipients need changes");
    await guest.see("This mail server takes no mail from us.");
    expect(screen.getByLabelText("Email, line 5").getAttribute("aria-invalid")).toBe("true");
    await guest.press("Continue");
    await guest.see("Who are the gifts for?");
    await guest.fill("Email, line 5", "bert@example.com");
    await guest.press("Continue");
    await guest.press("Review");
    await guest.press("Pay $360.00");
    await guest.see("Your gifts are on their way");
  });

  test("discounts that have changed meanwhile are read again, and nothing was charged (fault D7)", async () => {
    const widget = await review();
    widget.backend.state(bulkGifting).tiers = "own";
    await pay(widget);
    await widget.guest.see("The price has changed to $285.00.");
    await widget.guest.press("Pay $285.00");
    await widget.guest.see("Your gifts are on their way");
    expect(newOrders(widget).map(({ total }) => total)).toEqual([285]);
  });

  test("offline: nothing is charged, and everything stays (fault E)", async () => {
    const widget = await review();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await pay(widget);
    await widget.guest.see("You’re offline");
    await widget.guest.see("Nothing was charged. Try again when you’re back online.");
    dispatchEvent(new Event("online"));
    await widget.guest.see("You’re back online");
    await widget.guest.see("Nothing was charged. You can try again now.");
    expect(orders()).toEqual([]);
  });
});

describe("the dashboard", () => {
  async function dashboard(more: Parameters<typeof mountWidget>[1] = {}): Promise<MountedWidget> {
    const widget = await signedIn(more);
    await widget.guest.press("Dashboard");
    return widget;
  }
  const names = ({ shadow }: MountedWidget) =>
    [...shadow.querySelectorAll(".order-link")].map(({ textContent }) => textContent);
  test("shows the figures of the server [BG7]", async () => {
    const { guest, screen } = await dashboard();
    await guest.see("Redemption rate");
    const figures = [
      ...screen.getByText("Outstanding").closest("dl")!.querySelectorAll(".money"),
    ].map((one) => one.textContent);
    expect(figures).toEqual(["$22,750.00", "$4,650.00", "$18,100.00", "25.2%"]);
  });

  test("sorts by any column and finds by name and status [BG7] [BG6]", async () => {
    const widget = await dashboard();
    const { guest, screen } = widget;
    await guest.see("Spring thank-you");
    expect(names(widget)[0]).toBe("Spring thank-you");
    await guest.press(/^Recipients/);
    expect(names(widget).slice(0, 2)).toEqual(["Order 1005", "New hires, March"]);
    await guest.press(/^Recipients/);
    expect(names(widget)[0]).toBe("Holiday party");
    expect(screen.getByRole("columnheader", { name: /Recipients/ }).getAttribute("aria-sort")).toBe(
      "descending",
    );
    await guest.choose("Status", "Some failed");
    expect(names(widget)).toEqual(["Holiday party", "Spring thank-you", "Customer advisory board"]);
    await guest.fill("Search orders", "advisory");
    await waitFor(() => expect(names(widget)).toEqual(["Customer advisory board"]));
  });

  test("exports the filtered rows, with formulas escaped [BG7] (fault B9)", async () => {
    const file = fileSpy();
    const { guest } = await dashboard();
    await guest.see("Spring thank-you");
    await guest.press("Export CSV");
    const text = (await file()) ?? "";
    expect(text.split("\r\n")).toHaveLength(8);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).toMatch(/\d,Spring thank-you,.*,Some failed,48,2040\.00,20,480\.00/);
  });

  test("loads older pages ahead for a search while the server answers (fault K1)", async () => {
    const { guest, shadow } = await dashboard({ backend: "gifting-many-orders" });
    await guest.fill("Search orders", "lunch 300");
    await guest.see("Team lunch 300");
    await waitFor(() => expect(shadow.querySelector('table[aria-rowcount="2"]')).not.toBeNull());
  });

  test("of many pages of orders asks the server with q and status, and exports all it finds [BG7]", async () => {
    const file = fileSpy();
    const widget = await dashboard({ backend: "gifting-many-orders" });
    const { guest } = widget;
    await guest.fill("Search orders", "team lunch");
    await guest.choose("Status", "Sent");
    const queries = () => requests.filter(({ query }) => query["q"]).map(({ query }) => query);
    await waitFor(() => expect(queries().at(-1)).toEqual({ q: "team lunch", status: "sent" }));
    await guest.see("Showing 50 of 300 orders");
    await guest.press("Load more");
    await guest.see("Showing 100 of 300 orders");
    await guest.press("Export CSV");
    await waitFor(async () => expect(((await file()) ?? "").split("\r\n")).toHaveLength(302));
  });

  test("saves no file and says so where not all orders can be loaded [BG7]", async () => {
    const file = fileSpy();
    const { guest, backend } = await dashboard({ backend: "gifting-many-orders" });
    await guest.fill("Search orders", "team lunch");
    await guest.see("Showing 50 of 300 orders");
    backend.state(bulkGifting).reads = "down";
    await guest.press("Export CSV");
    await guest.see("We couldn’t load all orders, so no file was saved. Try again.");
    expect(file()).toBeUndefined();
  });

  test("says when there is nothing, and when it cannot be read [BG7]", async () => {
    const empty = await dashboard({ backend: "gifting-empty" });
    await empty.guest.see("No gifts yet");
    await empty.guest.press("Create gift");
    await empty.guest.see("Send dining credit");
    empty.backend.state(bulkGifting).reads = "down";
    empty.unmount();
    const down = await open({ address: "/dashboard" });
    await down.guest.see("We couldn’t load your gifts");
    down.backend.state(bulkGifting).reads = "plain";
    await down.guest.press("Try again");
    await down.guest.see("No gifts yet");
  });

  test("one order shows what became of every gift [B2.33] [BG8] [BG6]", async () => {
    const { guest, screen } = await dashboard();
    await guest.press("New hires, March");
    await guest.see("6 people");
    expect(where()).toMatch(/^\/dashboard\/redemptions\/\d+$/);
    expect(
      screen
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.querySelector(".status-mark")?.textContent),
    ).toEqual(["Sent", "Redeemed", "Claimed", "Opened", "Sent", "Redeemed"]);
    expect(screen.queryByRole("button", { name: "Cancel gift, Grace Okafor" })).toBeNull();
    await guest.see("+1 512 555-1005");
    await guest.fill("Search names and addresses", "grace");
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
  });

  test("resends, cancels after a question, and corrects an address [BG8]", async () => {
    const widget = await dashboard();
    const { guest, backend } = widget;
    await guest.press("New hires, March");
    await guest.press("Resend, Ada Okafor");
    await guest.see("Resent to Ada Okafor.");
    expect(backend.state(bulkGifting).resent).toEqual(["1002-1"]);
    await guest.press("Cancel gift, Ada Okafor");
    await guest.see("Value: $100.00.");
    const confirmation = widget.screen.getByRole("button", { name: "Cancel gift" });
    expect([...confirmation.classList]).toEqual(expect.arrayContaining(["primary", "danger"]));
    await guest.press("Keep gift");
    await guest.press("Cancel gift, Ada Okafor");
    await guest.press("Cancel gift");
    await guest.see("Gift canceled for Ada Okafor.");
    await guest.see("Canceled");
    await guest.press("Edit address, Alan Okafor");
    await guest.fill("Email", "alan@");
    await guest.press("Save address");
    await guest.see("Invalid email address");
    await guest.fill("Email", "alan@example.com");
    await guest.press("Save address");
    await guest.see("Address saved.");
    await guest.see("alan@example.com");
    expect(requests.find(({ method }) => method === "PATCH")?.body).toEqual({
      recipient: { email: "alan@example.com" },
    });
  });

  test("several gifts that are ticked are resent at once [BG8]", async () => {
    const widget = await dashboard();
    const { guest, backend } = widget;
    await guest.press("New hires, March");
    await guest.tick("Select Ada Okafor");
    await guest.tick("Select Edith Okafor");
    await guest.press("Resend");
    await guest.see("Resent to 2 people.");
    expect(backend.state(bulkGifting).resent).toEqual(["1002-1", "1002-5"]);
  });

  test("a refusal is shown; a lost answer is read again and never called failed (fault D3)", async () => {
    const widget = await dashboard();
    const { guest, backend } = widget;
    await guest.press("New hires, March");
    await guest.see("6 people");
    backend.state(bulkGifting).writes = "refused";
    await guest.press("Resend, Ada Okafor");
    await guest.see("This order is locked for accounting.");
    backend.state(bulkGifting).writes = "lost";
    await guest.press("Cancel gift, Ada Okafor");
    await guest.press("Cancel gift");
    await guest.see("We couldn’t confirm the change.");
    await guest.see("Canceled");
    expect(requests.filter(({ path }) => path.endsWith("/cancel"))).toHaveLength(1);
  });

  test("an address that may not be saved stays in its form, says so, and is there again after the session has ended (faults C1, D3)", async () => {
    const widget = await dashboard();
    const { guest, screen, shadow } = widget;
    await guest.press("New hires, March");
    await guest.press("Edit address, Alan Okafor");
    await guest.fill("Email", "alan@new.example");
    backendFault("offline", { method: "PATCH", times: 1 });
    await guest.press("Save address");
    await guest.see("We couldn’t confirm that the address was saved.");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "alan@new.example");
    backendFault(401, { method: "PATCH", times: 1 });
    await guest.press("Save address");
    await guest.see("Sign in to send gifts");
    expect(shadow.textContent).not.toContain("alan@new.example");
    await signIn({ guest });
    await guest.press("Edit address, Alan Okafor");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "alan@new.example");
    backendFault("offline", { method: "PATCH", times: 1, afterwards: true });
    await guest.press("Save address");
    await guest.see("Address saved.");
    expect(sessionStorage.getItem("bulkGifting:address")).toBeNull();
  });

  test("orders of many pages are searched by the server, and exported whole [BG8] (fault K1)", async () => {
    const file = fileSpy();
    const { guest, screen } = await dashboard();
    await guest.press("Holiday party");
    await guest.see("200 of 220 gifts");
    await guest.press("Load more");
    await waitFor(() => expect(screen.queryByText(/of 220 gifts/)).toBeNull());
    await guest.fill("Search names and addresses", "kowalczyk");
    await waitFor(() =>
      expect(requests.some(({ query }) => query["q"] === "kowalczyk")).toBe(true),
    );
    await guest.press("Export CSV");
    await waitFor(async () => expect(((await file()) ?? "").split("\r\n")).toHaveLength(222));
  });

  test("a link that cannot be copied is shown (fault J3)", async () => {
    const { guest, screen } = await dashboard();
    await guest.press("New hires, March");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await guest.press("Copy link, Ada Okafor");
    await guest.see("Copy this link");
    expect(screen.getByLabelText<HTMLInputElement>("Copy link").value).toBe(
      "https://gifts.example/g/1002-1",
    );
  });
});
