import { fireEvent } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { replaceCookieJar } from "../support/cookieJar.ts";
import {
  backendFault,
  mountWidget,
  overrideBackend,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { configurePage } from "../support/configurePage.ts";
import { errorOf, fieldOf } from "../support/find.ts";

const name = "PrivacyChoices";
const path = "/api/v5/do_not_track";
const honored = "Opt-Out Request Honored";
const switchLabel = "Do not sell or share my personal information";
const cookie = "dine_do_not_sell=1";

async function fillIn({ guest }: MountedWidget, email = "grace@example.com"): Promise<void> {
  await guest.fill("First name", " Grace ");
  await guest.fill("Last name", "Hopper");
  await guest.fill("Email", email);
}

async function mountFilled(start?: Parameters<typeof mountWidget>[1]): Promise<MountedWidget> {
  const mounted = await mountWidget(name, start);
  await fillIn(mounted);
  return mounted;
}

const heading = ({ screen }: MountedWidget) =>
  screen.getByRole("heading", { level: 2 }).textContent;
const calls = () => requests.filter((request) => request.path === path);
const toggle = ({ screen }: MountedWidget) =>
  screen.getByRole<HTMLInputElement>("switch", { name: switchLabel });

function sendSignal(isOn: boolean): void {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: isOn, configurable: true });
}

let restoreCookies = (): void => {};

afterEach(() => {
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  restoreCookies();
  restoreCookies = () => {};
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("PrivacyChoices", () => {
  it("a reload keeps what was typed until it is sent, then shows the confirmation until it is closed", async () => {
    const typed = await mountFilled();
    typed.unmount();
    const again = await mountWidget(name, { backend: "privacy-reference" });
    expect(fieldOf(again, "First name").value).toBe(" Grace ");
    await again.guest.press("Submit");
    await again.guest.see("DNS-20250001");
    again.unmount();
    const after = await mountWidget(name);
    await after.guest.see("DNS-20250001");
    expect(heading(after)).toBe(honored);
    expect(after.events.filter(({ type }) => type === "widget:done")).toEqual([]);
    await after.guest.press("Close");
    after.unmount();
    const last = await mountWidget(name);
    expect(fieldOf(last, "First name").value).toBe("");
    expect(calls()).toHaveLength(1);
  });

  it("mounts by name as a form with its four fields, Submit and Close [C2.16] [B2.52] [B2.53] [B3.14]", async () => {
    const mounted = await mountWidget(name);
    expect(heading(mounted)).toBe("Your Privacy Choices");
    for (const label of ["First name", "Last name", "Email", "State"])
      expect(fieldOf(mounted, label)).toBeTruthy();
    expect(
      ["First name", "Last name", "Email", "State"].map((label) =>
        fieldOf(mounted, label).getAttribute("autocomplete"),
      ),
    ).toEqual(["given-name", "family-name", "email", "address-level1"]);
    expect(mounted.screen.getByRole("button", { name: "Submit" })).toBeTruthy();
    expect(mounted.screen.getByRole("button", { name: "Close" })).toBeTruthy();
    expect(document.cookie).toBe("");
  });

  it("sends the request once as form fields, without a token [B1.14] [B7.18] [B4.54] [D2]", async () => {
    const mounted = await mountFilled();
    await mounted.guest.choose("State", "California");
    await mounted.guest.press("Submit");
    await mounted.guest.see(honored);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toMatchObject({
      method: "POST",
      path,
      body: { state: "CA", first_name: "Grace", last_name: "Hopper", email: "grace@example.com" },
    });
    expect(calls()[0]?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    expect(calls()[0]?.headers["authorization"]).toBeUndefined();
  });

  it("makes the state optional, with an entry for visitors who live elsewhere [D3]", async () => {
    const mounted = await mountFilled();
    const choices = [...mounted.shadow.querySelectorAll("option")].map(
      ({ textContent }) => textContent,
    );
    expect(choices).toHaveLength(53);
    expect(choices).toContain("District of Columbia");
    expect(choices.at(-1)).toBe("I live elsewhere");
    await mounted.guest.press("Submit");
    await mounted.guest.see(honored);
    expect(calls()[0]?.body).toMatchObject({ state: "" });
  });

  it.each([
    ["First name", "Enter your first name"],
    ["Last name", "Enter your last name"],
    ["Email", "Enter your email address"],
  ])(
    "requires the field %s, reports it and focuses it [B5.20] [B5.21] [B5.22] [D8]",
    async (label, message) => {
      const mounted = await mountFilled();
      await mounted.guest.fill(label, "");
      if (label !== "Email") await mounted.user.type(fieldOf(mounted, label), "   ");
      await mounted.guest.press("Submit");
      expect(errorOf(mounted, label)).toBe(message);
      expect(fieldOf(mounted, label).getAttribute("aria-invalid")).toBe("true");
      expect(mounted.shadow.activeElement).toBe(fieldOf(mounted, label));
      expect(calls()).toHaveLength(0);
      expect(document.cookie).toBe("");
    },
  );

  it.each(["grace", "grace@", "@example.com", "grace@example", "gr ace@example.com", "a@b..com"])(
    "rejects %j as an email address [D8]",
    async (email) => {
      const mounted = await mountFilled();
      await mounted.guest.fill("Email", email);
      await mounted.guest.press("Submit");
      expect(errorOf(mounted, "Email")).toBe("Invalid email address");
      await mounted.guest.fill("Email", "grace@example.com");
      expect(errorOf(mounted, "Email")).toBeUndefined();
      expect(calls()).toHaveLength(0);
    },
  );

  it("confirms with date, reference and coverage, and focuses the heading [D1]", async () => {
    vi.spyOn(Date, "now").mockReturnValue(new Date(2026, 2, 14, 12).getTime());
    const mounted = await mountFilled({ backend: "privacy-reference" });
    await mounted.guest.press("Submit");
    await mounted.guest.see(honored);
    expect(heading(mounted)).toBe(honored);
    expect(mounted.shadow.activeElement).toBe(mounted.screen.getByRole("heading", { level: 2 }));
    await mounted.guest.see("March 14, 2026");
    await mounted.guest.see("DNS-20250001");
    await mounted.guest.see("grace@example.com");
    await mounted.guest.see("365 days");
    expect(mounted.screen.queryByLabelText("Email")).toBeNull();
    expect(mounted.screen.getByRole("button", { name: "Close" })).toBeTruthy();
  });

  it("fires widget:done without personal data [D4]", async () => {
    const mounted = await mountFilled({ backend: "privacy-reference" });
    await mounted.guest.press("Submit");
    await mounted.guest.see(honored);
    const doneEvents = mounted.events.filter(({ type }) => type === "widget:done");
    expect(doneEvents).toHaveLength(1);
    expect(doneEvents[0]?.detail).toMatchObject({
      outcome: "opted-out",
      widget: name,
      reference: "DNS-20250001",
    });
    expect(JSON.stringify(doneEvents)).not.toMatch(/Grace|Hopper|example\.com/);
  });

  it("sets the cookie for 365 days, for the whole site, Lax and Secure [B4.55] [B9.24] [D4]", async () => {
    const writes = vi.spyOn(Document.prototype, "cookie", "set");
    const mounted = await mountFilled();
    await mounted.guest.press("Submit");
    await mounted.guest.see(honored);
    const parts = String(writes.mock.calls.at(-1)?.[0]).split("; ").toSorted();
    expect(parts).toEqual([
      "Max-Age=31536000",
      "Path=/",
      "SameSite=Lax",
      "Secure",
      "dine_do_not_sell=1",
    ]);
    expect(document.cookie).toBe(cookie);
  });

  it("names the cookie after the product", async () => {
    configurePage({ product: { key: "table", name: "Table" } });
    const mounted = await mountWidget(name);
    await mounted.guest.see("Tell Table not to sell or share");
    await mounted.guest.tick(switchLabel);
    expect(document.cookie).toBe("table_do_not_sell=1");
  });

  it.each<[string, Parameters<typeof backendFault>[0], string]>([
    ["an answer of 500", 500, "We couldn’t confirm your request"],
    ["an answer of 503", 503, "We couldn’t confirm your request"],
    ["an answer of 404", 404, "We couldn’t accept your request"],
  ])(
    "sets the cookie also after %s, explains the failure and keeps what was typed [D2]",
    async (_, fault, title) => {
      const stopFault = backendFault(fault, { path });
      const mounted = await mountFilled();
      await mounted.guest.press("Submit");
      await mounted.guest.see(title);
      expect(mounted.screen.getByRole("alert").textContent).toContain("This browser is opted out.");
      expect(document.cookie).toBe(cookie);
      expect(fieldOf(mounted, "First name").value).toBe(" Grace ");
      expect(fieldOf(mounted, "Email").value).toBe("grace@example.com");
      expect(mounted.events.map(({ type }) => type)).not.toContain("widget:done");
      stopFault();
      await mounted.guest.press("Try again");
      await mounted.guest.see(honored);
      expect(calls()).toHaveLength(2);
    },
  );

  it("says that a request was not sent while the browser is offline [D2]", async () => {
    const mounted = await mountFilled();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await mounted.guest.press("Submit");
    await mounted.guest.see("Your request wasn’t sent");
    expect(calls()).toHaveLength(0);
    expect(document.cookie).toBe(cookie);
  });

  it("reports an unknown outcome when no answer arrives", async () => {
    backendFault("silent", { path });
    const mounted = await mountFilled();
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    await mounted.guest.press("Submit");
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    await mounted.guest.see("We couldn’t confirm your request");
    expect(mounted.screen.getByRole("alert").textContent).toContain("It may not have reached us");
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ["an empty 200", () => new HttpResponse(null, { status: 200 })],
    ["200 with HTML", () => HttpResponse.html("<h1>OK</h1>")],
    ["201 with a list", () => HttpResponse.json([], { status: 201 })],
    ["204", () => new HttpResponse(null, { status: 204 })],
  ])("treats %s as success [D2]", async (_, respond) => {
    overrideBackend(http.post(`*${path}`, respond));
    const mounted = await mountFilled();
    await mounted.guest.press("Submit");
    await mounted.guest.see(honored);
    expect(mounted.screen.queryByText("Reference")).toBeNull();
  });

  it("shows the server's error at its field, and the wait on 429", async () => {
    const mounted = await mountFilled({ backend: "privacy-refused" });
    await mounted.guest.press("Submit");
    await mounted.guest.see("We couldn’t accept your request");
    expect(errorOf(mounted, "Email")).toBe("We cannot reach this address");
    expect(mounted.screen.getByRole("alert").textContent).toContain("Check your details");
    mounted.backend.open("privacy-busy");
    await mounted.guest.fill("Email", "hopper@example.com");
    await mounted.guest.press("Try again");
    await mounted.guest.see("Try again in 30 seconds");
  });

  it("sends one request on a double submit [D1]", async () => {
    const mounted = await mountFilled();
    const form = mounted.screen.getByRole("form");
    fireEvent.submit(form);
    fireEvent.submit(form);
    fireEvent.click(mounted.screen.getByRole("button", { name: "Submit" }));
    fireEvent.keyDown(fieldOf(mounted, "Email"), { key: "Enter" });
    await mounted.guest.see(honored);
    expect(calls()).toHaveLength(1);
  });

  it("honors Global Privacy Control, which cannot be switched off here [D5] [D7]", async () => {
    sendSignal(true);
    const mounted = await mountWidget(name);
    await mounted.guest.see(honored);
    await mounted.guest.see("Your browser's opt-out signal was honored");
    expect(document.cookie).toBe(cookie);
    expect(toggle(mounted).checked).toBe(true);
    expect(toggle(mounted).getAttribute("aria-disabled")).toBe("true");
    await mounted.guest.tick(switchLabel);
    expect(toggle(mounted).checked).toBe(true);
    expect(document.cookie).toBe(cookie);
  });

  it.each(["SubscriptionCalculator", "DynamicSlider"])(
    "sets the cookie when %s mounts under Global Privacy Control, and only then [D5]",
    async (other) => {
      sendSignal(false);
      await mountWidget(other);
      expect(document.cookie).toBe("");
      sendSignal(true);
      await mountWidget(other);
      expect(document.cookie).toBe(cookie);
    },
  );

  it("renews the cookie when any widget mounts [X9]", async () => {
    document.cookie = `${cookie}; Path=/`;
    const writes = vi.spyOn(Document.prototype, "cookie", "set");
    await mountWidget("DynamicSlider");
    expect(writes).toHaveBeenCalledWith(expect.stringContaining("Max-Age=31536000"));
  });

  it("describes the switch by words without a role of their own, since Firefox takes none from a status [WCAG 4.1.2]", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.see("You’re not opted out on this browser.");
    const note = mounted.shadow.getElementById(
      toggle(mounted).getAttribute("aria-describedby") ?? "",
    );
    expect(note?.textContent).toBe("You’re not opted out on this browser.");
    expect(note?.hasAttribute("role")).toBe(false);
    expect(note?.closest('[role="status"]')).toBeTruthy();
  });

  it("switches this browser's opt-out on and off, and fires widget:done for each [D7]", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.see("You’re not opted out on this browser.");
    await mounted.guest.tick(switchLabel);
    await mounted.guest.see("You’re opted out on this browser.");
    expect(document.cookie).toBe(cookie);
    await mounted.guest.tick(switchLabel);
    await mounted.guest.see("You’re no longer opted out");
    expect(document.cookie).toBe("");
    expect(toggle(mounted).checked).toBe(false);
    expect(
      mounted.events
        .filter(({ type }) => type === "widget:done")
        .map(({ detail }) => detail["outcome"]),
    ).toEqual(["opted-out", "opt-out-undone"]);
    expect(calls()).toHaveLength(0);
  });

  it("shows the choice of an earlier visit", async () => {
    document.cookie = `${cookie}; Path=/`;
    expect(toggle(await mountWidget(name)).checked).toBe(true);
  });

  it.each([
    ["drops every cookie", () => ""],
    [
      "refuses cookies with an error",
      () => {
        throw new DOMException("no cookies here", "SecurityError");
      },
    ],
  ])(
    "works when the browser %s, and says that the choice ends with the visit (fault J1)",
    async (_, refuse) => {
      restoreCookies = replaceCookieJar(refuse, refuse);
      // The mock API itself reads cookies.
      vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
      const mounted = await mountFilled();
      await mounted.guest.tick(switchLabel);
      await mounted.guest.see("it ends with this visit");
      await mounted.guest.press("Submit");
      await mounted.guest.see(honored);
      await mounted.guest.see("for this visit only");
      await mounted.guest.press("Close");
      const again = await mountWidget(name);
      expect(toggle(again).checked).toBe(true);
      await again.guest.tick(switchLabel);
      expect(toggle(again).checked).toBe(false);
    },
  );

  it("goes back on Close unless the host cancels the event [D6]", async () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    vi.spyOn(History.prototype, "length", "get").mockReturnValue(1);
    const mounted = await mountWidget(name);
    await mounted.guest.press("Close");
    expect(mounted.events.at(-1)).toMatchObject({ type: "widget:close" });
    expect(back).toHaveBeenCalledTimes(1);
    await mounted.guest.see("You can close this page now.");
    mounted.element.addEventListener("widget:close", (event) => event.preventDefault());
    await mounted.guest.press("Close");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("opens as a dialog, returns the focus on Close, and keeps what was typed [D6]", async () => {
    const mounted = await mountWidget(name, { options: { display: "dialog" } });
    const trigger = mounted.screen.getByRole("button", { name: "Your Privacy Choices" });
    expect(mounted.screen.queryByLabelText("Email")).toBeNull();
    trigger.focus();
    await mounted.guest.press("Your Privacy Choices");
    expect(mounted.screen.getByRole("dialog", { name: "Your Privacy Choices" })).toBeTruthy();
    await mounted.guest.fill("Email", "grace@example.com");
    await mounted.guest.press("Close");
    expect(mounted.screen.queryByRole("dialog")).toBeNull();
    expect(mounted.shadow.activeElement).toBe(trigger);
    await mounted.guest.press("Your Privacy Choices");
    expect(fieldOf(mounted, "Email").value).toBe("grace@example.com");
  });

  it("stays open when the host cancels the event, and shows the form again after a request [D6]", async () => {
    const mounted = await mountWidget(name, {
      options: { display: "dialog", triggerLabel: "Do Not Sell" },
    });
    let isCancelled = true;
    mounted.element.addEventListener(
      "widget:close",
      (event) => isCancelled && event.preventDefault(),
    );
    await mounted.guest.press("Do Not Sell");
    await mounted.guest.press("Close");
    expect(mounted.screen.getByRole("dialog")).toBeTruthy();
    await fillIn(mounted);
    await mounted.guest.press("Submit");
    await mounted.guest.see(honored);
    expect(mounted.shadow.activeElement?.textContent).toBe(honored);
    isCancelled = false;
    await mounted.guest.press("Close");
    await mounted.guest.press("Do Not Sell");
    expect(fieldOf(mounted, "Email").value).toBe("");
  });

  it("ignores an answer that arrives after unmounting", async () => {
    backendFault("silent", { path });
    const mounted = await mountFilled();
    await mounted.guest.press("Submit");
    await expect.poll(calls).toHaveLength(1);
    mounted.unmount();
    expect(mounted.events.at(-1)?.type).toBe("widget:unmount");
    expect(document.cookie).toBe(cookie);
  });
});
