import { fireEvent } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { examples } from "../../src/widgets/UserFlow/examples.ts";
import { backend, requests as allRequests } from "../support/server.ts";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  overrideBackend,
  renderAnswers,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { leads } from "../../mock-api/leads.ts";
import { signIn } from "../support/signIn.ts";
import { detailsOf, errorOf, fieldOf } from "../support/find.ts";

const name = "UserFlow";

const calls = (path: string | RegExp) =>
  allRequests.filter((request) =>
    typeof path === "string" ? request.path === path : path.test(request.path),
  );
const step = () => new URLSearchParams(location.search).get("step");

async function toConfirm({ guest }: MountedWidget): Promise<void> {
  await guest.fill("Restaurant name", "fig");
  await guest.press("Search");
  await guest.press(/^Fig & Ember/);
  await guest.see("Is this your restaurant?");
}

async function toDetails(mounted: MountedWidget): Promise<void> {
  await toConfirm(mounted);
  await mounted.guest.press("Use this restaurant");
  await mounted.guest.see("How can we reach you?");
}

async function fillDetails({ guest }: MountedWidget): Promise<void> {
  await guest.fill("First name", " Rosa ");
  await guest.fill("Last name", "Marchetti");
  await guest.fill("Email", "rosa@example.com");
}

async function save(mounted: MountedWidget): Promise<void> {
  await toDetails(mounted);
  await fillDetails(mounted);
  await mounted.guest.press("Continue");
}

async function toBank(mounted: MountedWidget): Promise<void> {
  await save(mounted);
  await mounted.guest.see("Connect your bank");
}

async function back(expected: string | null): Promise<void> {
  history.back();
  await vi.waitFor(() => expect(step()).toBe(expected));
}

interface Opened {
  readonly token: string;
  readonly receivedRedirectUri?: string;
  onSuccess(publicToken: string, metadata: object): void;
  onExit(error: object | null, metadata: object): void;
}

/** The bank link's script, controlled by the test. */
function fakeBankLink(): Opened[] {
  const opened: Opened[] = [];
  const tag = Object.assign(document.createElement("script"), {
    src: "https://cdn.plaid.com/link/v2/stable/link-initialize.js",
  });
  document.head.append(tag);
  vi.stubGlobal("Plaid", {
    create(settings: Opened & { onLoad?: () => void }) {
      setTimeout(() => settings.onLoad?.());
      return { open: () => void opened.push(settings), exit() {}, destroy() {}, submit() {} };
    },
  });
  return opened;
}

const staleToken = {
  error_code: "INVALID_LINK_TOKEN",
  error_type: "INVALID_INPUT",
  error_message: "expired",
  display_message: null,
};

afterEach(() => {
  document.head.querySelectorAll("script").forEach((tag) => tag.remove());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("UserFlow: the restaurant", () => {
  it("the widget mounts by name with a places search that is a named combobox [C2.21] [A1.19] [L7]", async () => {
    const mounted = await mountWidget(name);
    const input = await vi.waitFor(
      () => mounted.screen.getByRole("combobox", { name: "Restaurant name" }),
      5000,
    );
    expect(input).toMatchObject({ autocomplete: "off" });
    expect(input.getAttribute("aria-expanded")).toBe("false");
    expect(mounted.screen.getByRole("button", { name: "Search" })).toBeTruthy();
    expect(allRequests).toHaveLength(0);
    expect(step()).toBeNull();
  });

  it("the search suggests after 400 ms and from three characters on, with one call [A7.37] [L2]", async () => {
    const mounted = await mountWidget(name);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await mounted.guest.fill("Restaurant name", "fi");
    await vi.advanceTimersByTimeAsync(1000);
    expect(allRequests).toHaveLength(0);
    await mounted.guest.fill("Restaurant name", "fig & e");
    expect(calls("/api/places/autocomplete")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(450);
    vi.useRealTimers();
    await mounted.guest.see("1204 South Congress Avenue");
    expect(mounted.screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Fig & Ember1204 South Congress Avenue, Austin, TX",
    ]);
    expect(calls("/api/places/autocomplete").map(({ method, query }) => [method, query])).toEqual([
      ["GET", { query: "fig & e" }],
    ]);
  });

  it("the search chooses a suggestion by the keyboard, and reads its details [A7.39] [L3]", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.fill("Restaurant name", "fig");
    await mounted.guest.see("Figaro Trattoria");
    const input = mounted.screen.getByRole("combobox");
    expect(input.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(input, { key: "ArrowDown" });
    await vi.waitFor(() => expect(input.getAttribute("aria-activedescendant")).toBeTruthy());
    fireEvent.keyDown(input, { key: "ArrowDown" });
    await vi.waitFor(() =>
      expect(
        mounted.shadow.getElementById(input.getAttribute("aria-activedescendant") ?? "")
          ?.textContent,
      ).toContain("Figaro Trattoria"),
    );
    fireEvent.keyDown(input, { key: "Enter" });
    await mounted.guest.see("Is this your restaurant?");
    await mounted.guest.see("88 Rainey Street");
    expect(calls(/details$/).map(({ method, path }) => [method, path])).toEqual([
      ["POST", "/places/place-2/details"],
    ]);
    expect(calls("/places/search")).toHaveLength(0);
  });

  it("the search closes the list with Esc and keeps unsaved input", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.fill("Restaurant name", "fig");
    await mounted.guest.see("Figaro Trattoria");
    fireEvent.keyDown(mounted.screen.getByRole("combobox"), { key: "Escape" });
    await vi.waitFor(() => expect(mounted.screen.queryAllByRole("option")).toHaveLength(0));
    expect(fieldOf(mounted, "Restaurant name").value).toBe("fig");
  });

  it("the search shows the newest answer only, in whichever order they come", async () => {
    const mounted = await mountWidget(name);
    backendFault("slow", { path: "autocomplete", times: 1 });
    await mounted.guest.fill("Restaurant name", "harbor");
    await vi.waitFor(() => expect(calls("/api/places/autocomplete")).toHaveLength(1));
    await mounted.guest.fill("Restaurant name", "kome");
    await mounted.guest.see("Kome Noodles");
    await renderAnswers();
    expect(mounted.screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Kome Noodles"),
    ]);
  });

  it("the search looks nothing up while an input method is composing", async () => {
    const mounted = await mountWidget(name);
    const input = await vi.waitFor(() => mounted.screen.getByRole("combobox"));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: "figa" }, isComposing: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(fieldOf(mounted, "Restaurant name").value).toBe("figa");
    expect(allRequests).toHaveLength(0);
    fireEvent.compositionEnd(input);
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    await vi.waitFor(() => expect(calls("/api/places/autocomplete")).toHaveLength(1));
  });

  it("the search searches on request with {q} and lists what it finds [A7.38] [L2]", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.fill("Restaurant name", " austin ");
    await mounted.guest.press("Search");
    await mounted.guest.see("Kome Noodles");
    expect(calls("/places/search").map(({ method, body }) => [method, body])).toEqual([
      ["POST", { q: "austin" }],
    ]);
    expect(
      mounted.screen.getByRole("list", { name: "Restaurants found" }).querySelectorAll("button"),
    ).toHaveLength(3);
  });

  it("the search asks for a name before it searches", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.press("Search");
    await vi.waitFor(() =>
      expect(errorOf(mounted, "Restaurant name")).toBe("Enter the name of your restaurant."),
    );
    expect(mounted.shadow.activeElement).toBe(fieldOf(mounted, "Restaurant name"));
    expect(allRequests).toHaveLength(0);
  });

  it("the search offers manual entry where no details can be read, and another try", async () => {
    const mounted = await mountWidget(name);
    backendFault("html", { path: /details$/, times: 1 });
    await mounted.guest.fill("Restaurant name", "fig");
    await mounted.guest.press("Search");
    await mounted.guest.press(/^Fig & Ember/);
    await mounted.guest.see("Something went wrong...");
    await mounted.guest.press("Try again");
    await mounted.guest.see("Is this your restaurant?");
  });

  it("the search takes a restaurant by hand, of which only the name is required [L1]", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.fill("Restaurant name", "Chez Nous");
    await mounted.guest.press("Add it manually");
    await mounted.guest.see("Tell us about your restaurant");
    expect(fieldOf(mounted, "Restaurant name").value).toBe("Chez Nous");
    await mounted.guest.fill("City", "Reno");
    await mounted.guest.press("Continue");
    await mounted.guest.see("How can we reach you?");
    await fillDetails(mounted);
    await mounted.guest.press("Continue");
    await mounted.guest.see("Connect your bank");
    expect(calls("/api/v5/leads")[0]?.body).toEqual({
      lead: {
        first_name: "Rosa",
        last_name: "Marchetti",
        email: "rosa@example.com",
        business_name: "Chez Nous",
        city: "Reno",
      },
    });
    expect(calls("/places/save_lead_data")).toHaveLength(0);
  });
});

describe("UserFlow: the lead", () => {
  it("the lead is sent once with every known field, the source and the campaign [A3.25] [A7.40] [L4]", async () => {
    const mounted = await mountWidget(name, {
      address: "/join?utm_source=news&utm_medium=mail&fbclid=1",
      options: { source: "homepage" },
    });
    await toDetails(mounted);
    await fillDetails(mounted);
    await mounted.guest.fill("Phone number", "(512) 555-0177");
    await mounted.guest.fill("Your role", "Owner");
    await mounted.guest.fill("Number of locations", "3");
    await mounted.guest.fill("Anything else we should know?", "Call me after four");
    await mounted.guest.press("Continue");
    await mounted.guest.see("Connect your bank");
    expect(calls("/api/v5/leads").map(({ body }) => body)).toEqual([
      {
        lead: {
          first_name: "Rosa",
          last_name: "Marchetti",
          email: "rosa@example.com",
          phone_number: "15125550177",
          business_name: "Fig & Ember",
          title: "Owner",
          website: "https://restaurant-1.example.com",
          address: "1204 South Congress Avenue",
          city: "Austin",
          state: "TX",
          zip_code: "78704",
          place_id: "place-1",
          locations_count: 3,
          message: "Call me after four",
          source: "homepage",
          utm: { utm_source: "news", utm_medium: "mail" },
        },
      },
    ]);
  });

  it("the lead is followed by the brand data of its place, and reported once without personal data [A3.25] [A3.26] [A7.41] [L3]", async () => {
    const mounted = await mountWidget(name);
    await toBank(mounted);
    await vi.waitFor(() => expect(calls("/places/save_lead_data")).toHaveLength(1));
    expect(calls("/places/save_lead_data")[0]?.body).toMatchObject({
      lead_id: "501",
      brand_data: {
        id: "place-1",
        name: "Fig & Ember",
        zip_code: "78704",
        phone: "+1 512 555-0210",
        rating: 4,
        types: ["restaurant", "food"],
        photos: [],
      },
    });
    expect(detailsOf(mounted, "done")).toMatchObject([{ outcome: "lead-saved", leadId: "501" }]);
    expect(JSON.stringify(mounted.events)).not.toContain("rosa@");
  });

  it("the lead needs first name, last name and an email; a phone only if it is one [L4]", async () => {
    const mounted = await mountWidget(name);
    await toDetails(mounted);
    await mounted.guest.fill("Phone number", "555");
    await mounted.guest.press("Continue");
    expect(
      ["First name", "Last name", "Email", "Phone number"].map((label) => errorOf(mounted, label)),
    ).toEqual([
      "Enter your first name",
      "Enter your last name",
      "Enter your email address",
      "Please enter a valid phone number.",
    ]);
    await fillDetails(mounted);
    await mounted.guest.fill("Phone number", "");
    await mounted.guest.press("Continue");
    await mounted.guest.see("Connect your bank");
    expect(calls("/api/v5/leads")).toHaveLength(1);
  });

  it("the lead is saved once however often the button is pressed [L4]", async () => {
    const mounted = await mountWidget(name);
    await toDetails(mounted);
    await fillDetails(mounted);
    backendFault("slow", { path: "/leads" });
    await mounted.guest.press("Continue");
    fireEvent.submit(fieldOf(mounted, "Email").form!);
    await mounted.user.click(mounted.screen.getByRole("button", { name: "Continue" }));
    await mounted.guest.see("Connect your bank");
    expect(calls("/api/v5/leads")).toHaveLength(1);
  });

  it("the lead says nothing of brand data that could not be saved [L5]", async () => {
    const mounted = await mountWidget(name);
    backendFault(500, { path: "save_lead_data" });
    await toBank(mounted);
    await vi.waitFor(() =>
      expect(calls("/api/v5/events").map(({ body }) => body)).toMatchObject([
        {
          event: {
            name: "brand_data_not_saved",
            properties: { lead_id: "501", reason: "unexpected" },
          },
        },
      ]),
    );
    expect(mounted.screen.queryByRole("alert")).toBeNull();
  });

  it("the lead is never sent again by itself after a lost answer, and with the same key when it is asked for", async () => {
    const mounted = await mountWidget(name, exampleNamed(examples, "lead-unconfirmed"));
    await save(mounted);
    await mounted.guest.see("We couldn’t confirm your details were sent");
    expect(calls("/api/v5/leads")).toHaveLength(1);
    backend.state(leads).losesAnswers = false;
    await mounted.guest.press("Send again");
    await mounted.guest.see("Connect your bank");
    const [first, second] = calls("/api/v5/leads");
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(first?.headers["idempotency-key"]).toBeTruthy();
  });

  it("the lead keeps its key over a reload on a lost answer, and leaves nothing behind once it is saved", async () => {
    const mounted = await mountWidget(name, exampleNamed(examples, "lead-unconfirmed"));
    await save(mounted);
    await mounted.guest.see("We couldn’t confirm your details were sent");
    mounted.unmount();
    backend.state(leads).losesAnswers = false;
    const again = await mountWidget(name, { address: "/join?step=details" });
    await again.guest.see("How can we reach you?");
    await again.guest.press("Continue");
    await again.guest.see("Connect your bank");
    const [first, second] = calls("/api/v5/leads");
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    expect(first?.headers["idempotency-key"]).toBeTruthy();
    expect(sessionStorage.getItem("userFlow:sent")).toBeNull();
  });

  it("the lead puts the server's errors at their fields and waits after too many tries", async () => {
    const mounted = await mountWidget(name, exampleNamed(examples, "details-refused"));
    await save(mounted);
    await vi.waitFor(() =>
      expect(errorOf(mounted, "Email")).toBe("Email is not one that we can reach"),
    );
    backendFault({ status: 429, body: {}, headers: { "retry-after": "20" } }, { path: "/leads" });
    await mounted.guest.fill("Email", "rosa@example.org");
    await mounted.guest.press("Continue");
    await mounted.guest.see("Too many tries. Try again in 0:2");
    await mounted.guest.press("Continue");
    expect(calls("/api/v5/leads")).toHaveLength(2);
  });
});

describe("UserFlow: steps in the address", () => {
  it("the steps go forward and back with the browser, and keep unsaved input [L1] [G4]", async () => {
    const mounted = await mountWidget(name, { address: "/join?utm_source=a" });
    await toDetails(mounted);
    expect(step()).toBe("details");
    await mounted.guest.fill("First name", "Rosa");
    await back("confirm");
    await mounted.guest.see("Is this your restaurant?");
    await mounted.guest.press("Use this restaurant");
    expect(fieldOf(mounted, "First name").value).toBe("Rosa");
    await mounted.guest.press("Back");
    await mounted.guest.press("Back");
    await mounted.guest.see("Find your restaurant");
    expect(location.search).toBe("?utm_source=a");
    expect(fieldOf(mounted, "Restaurant name").value).toBe("fig");
  });

  it("the steps leave out a step that nothing leads to [L1]", async () => {
    const mounted = await mountWidget(name, { address: "/join?step=details" });
    await mounted.guest.see("Find your restaurant");
    expect(location.search).toBe("");
  });

  it("the steps never lead back into the form of a saved lead [L1]", async () => {
    const mounted = await mountWidget(name, { address: "/join" });
    await toBank(mounted);
    expect(step()).toBe("bank");
    history.back();
    await new Promise((done) => addEventListener("popstate", done, { once: true }));
    expect(step()).toBe("bank");
    await mounted.guest.see("Connect your bank");
  });

  it("the steps stay out of the address outside their base path, and with the memory router [G4]", async () => {
    for (const attributes of [{ "base-path": "/join" }, { router: "memory" }]) {
      const mounted = await mountWidget(name, { address: "/elsewhere?a=1", attributes });
      const { length } = history;
      await toConfirm(mounted);
      expect([location.pathname + location.search, history.length]).toEqual([
        "/elsewhere?a=1",
        length,
      ]);
      mounted.unmount();
    }
  });

  it("the hash router keeps the steps in the fragment [G4]", async () => {
    const mounted = await mountWidget(name, {
      address: "/page?a=1",
      attributes: { router: "hash", "base-path": "/join" },
    });
    await toConfirm(mounted);
    expect(location.hash).toBe("#/join?step=confirm");
    expect(location.search).toBe("?a=1");
  });

  it("the steps go on at the bank after a reload, with the lead's id and no personal data [L1]", async () => {
    const mounted = await mountWidget(name);
    await toBank(mounted);
    mounted.unmount();
    expect(JSON.stringify({ ...sessionStorage })).toContain("501");
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/rosa|marchetti/i);
    const again = await mountWidget(name);
    await again.guest.see("Connect your bank");
    await again.guest.press("Skip for now");
    await again.guest.see("Thank you!");
    again.unmount();
    const last = await mountWidget(name);
    await last.guest.see("Thank you!");
    await last.guest.press("Add another restaurant");
    await last.guest.see("Find your restaurant");
    expect(sessionStorage.getItem("userFlow:lead")).toBeNull();
  });

  it("a reload shows the step again with what was typed, and sends the same place [L1] (fault J2)", async () => {
    const mounted = await mountWidget(name, { address: "/join" });
    await toDetails(mounted);
    await fillDetails(mounted);
    mounted.unmount();
    const again = await mountWidget(name, { address: "/join?step=details" });
    await again.guest.see("How can we reach you?");
    expect([fieldOf(again, "First name").value, fieldOf(again, "Email").value]).toEqual([
      " Rosa ",
      "rosa@example.com",
    ]);
    await again.guest.press("Continue");
    await again.guest.see("Connect your bank");
    expect(calls("/api/v5/leads").map(({ body }) => body)).toMatchObject([
      { lead: { first_name: "Rosa", business_name: "Fig & Ember", place_id: "place-1" } },
    ]);
    expect(sessionStorage.getItem("userFlow:draft")).toBeNull();
  });

  it("the search still has its text when the person goes back to it after a reload", async () => {
    const mounted = await mountWidget(name, { address: "/join" });
    await toDetails(mounted);
    mounted.unmount();
    const again = await mountWidget(name, { address: "/join?step=details" });
    await again.guest.press("Back");
    await again.guest.press("Back");
    await again.guest.see("Find your restaurant");
    expect(fieldOf(again, "Restaurant name").value).toBe("fig");
  });

  it("a reload keeps a restaurant that is entered by hand (fault J2)", async () => {
    const mounted = await mountWidget(name, { address: "/join" });
    await mounted.guest.press("Add it manually");
    await mounted.guest.fill("Restaurant name", "Chez Nous");
    await mounted.guest.fill("City", "Reno");
    mounted.unmount();
    const again = await mountWidget(name, { address: "/join?step=manual" });
    await again.guest.see("Tell us about your restaurant");
    expect([fieldOf(again, "Restaurant name").value, fieldOf(again, "City").value]).toEqual([
      "Chez Nous",
      "Reno",
    ]);
  });

  it("a link to a step that was not reached in this tab starts with the search, and keeps what was typed", async () => {
    const mounted = await mountWidget(name, { address: "/join" });
    await mounted.guest.press("Add it manually");
    await mounted.guest.fill("City", "Reno");
    mounted.unmount();
    const again = await mountWidget(name, { address: "/join?step=confirm" });
    await again.guest.see("Find your restaurant");
    await again.guest.press("Add it manually");
    await again.guest.see("Tell us about your restaurant");
    expect(fieldOf(again, "City").value).toBe("Reno");
  });

  it("another restaurant begins with empty fields, for the same person", async () => {
    const mounted = await mountWidget(name, { options: { bankLink: false } });
    await mounted.guest.fill("Restaurant name", "Chez Nous");
    await mounted.guest.press("Add it manually");
    await mounted.guest.fill("City", "Reno");
    await mounted.guest.press("Continue");
    await fillDetails(mounted);
    await mounted.guest.press("Continue");
    await mounted.guest.press("Add another restaurant");
    expect(fieldOf(mounted, "Restaurant name").value).toBe("");
    await mounted.guest.press("Add it manually");
    await mounted.guest.see("Tell us about your restaurant");
    expect([fieldOf(mounted, "Restaurant name").value, fieldOf(mounted, "City").value]).toEqual([
      "",
      "",
    ]);
  });

  it("the list of steps marks the current one, and no bank as connected that was skipped", async () => {
    const mounted = await mountWidget(name);
    const steps = () =>
      [...mounted.shadow.querySelectorAll("aside li")].map((item) =>
        item.hasAttribute("data-done") ? "done" : (item.getAttribute("aria-current") ?? "next"),
      );
    expect(steps()).toEqual(["step", "next", "next", "next"]);
    await toDetails(mounted);
    expect(steps()).toEqual(["done", "done", "step", "next"]);
    await fillDetails(mounted);
    await mounted.guest.press("Continue");
    await mounted.guest.press("Skip for now");
    await mounted.guest.see("Thank you!");
    expect(steps()).toEqual(["done", "done", "done", "step"]);
  });

  it.each(['{"leadId":', '{"leadId":7}', "[]"])(
    "the address start anew where the storage holds %j",
    async (garbage) => {
      sessionStorage.setItem("userFlow:lead", garbage);
      const mounted = await mountWidget(name);
      await mounted.guest.see("Find your restaurant");
    },
  );
});

describe("UserFlow: the bank", () => {
  it("the bank is connected with the lead's token, and the public token is exchanged once [A1.20] [A7.34] [A7.35] (fault I2)", async () => {
    const opened = fakeBankLink();
    const mounted = await mountWidget(name);
    await toBank(mounted);
    await mounted.guest.press("Connect bank");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(opened[0]?.token).toBe("link-sandbox-501-1");
    opened[0]?.onSuccess("public-sandbox-link-sandbox-501-1", {});
    opened[0]?.onSuccess("public-sandbox-link-sandbox-501-1", {});
    await mounted.guest.see("Your bank is connected.");
    expect(calls("/api/v6/plaid/create_link_token").map(({ body }) => body)).toEqual([
      { lead_id: "501" },
    ]);
    expect(calls("/api/v6/plaid/exchange_public_token").map(({ body }) => body)).toEqual([
      { public_token: "public-sandbox-link-sandbox-501-1", lead_id: "501" },
    ]);
    expect(detailsOf(mounted, "done").map(({ outcome }) => outcome)).toEqual([
      "lead-saved",
      "bank-linked",
    ]);
  });

  it("the bank may be left and skipped [L1] [L6]", async () => {
    const opened = fakeBankLink();
    const mounted = await mountWidget(name);
    await toBank(mounted);
    await mounted.guest.press("Connect bank");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.onExit(null, {});
    await mounted.guest.see("You haven’t connected a bank yet.");
    expect(step()).toBe("bank");
    await mounted.guest.press("Skip for now");
    await mounted.guest.see("Thank you!");
    expect(calls("/api/v6/plaid/exchange_public_token")).toHaveLength(0);
  });

  it("the bank can be connected from the last screen after it was skipped [L6]", async () => {
    const opened = fakeBankLink();
    const mounted = await mountWidget(name);
    await toBank(mounted);
    await mounted.guest.press("Skip for now");
    await mounted.guest.see("Thank you!");
    await mounted.guest.press("Connect bank");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.onSuccess("public-sandbox-link-sandbox-501-1", {});
    await mounted.guest.see("Your bank is connected.");
    expect(mounted.screen.queryByRole("button", { name: "Connect bank" })).toBeNull();
  });

  it("the last screen names a response time only if the host promises one", async () => {
    const mounted = await mountWidget(name, { options: { bankLink: false } });
    await save(mounted);
    await mounted.guest.see("We’ll review your restaurant and get in touch.");
    mounted.element.dataset["responseTime"] = "within two business days";
    await mounted.guest.see("get in touch within two business days.");
    expect(mounted.screen.queryByRole("button", { name: "Connect bank" })).toBeNull();
  });

  it("the bank gets a second token for a stale one, unasked, and no third [L6]", async () => {
    const opened = fakeBankLink();
    const mounted = await mountWidget(name);
    await toBank(mounted);
    await mounted.guest.press("Connect bank");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.onExit(staleToken, {});
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]?.token).toBe("link-sandbox-501-2");
    opened[1]?.onExit(staleToken, {});
    await mounted.guest.see("We couldn’t open the bank connection");
    expect(calls("/api/v6/plaid/create_link_token")).toHaveLength(2);
  });

  it("the bank says in the bank's words why it failed", async () => {
    const opened = fakeBankLink();
    const mounted = await mountWidget(name);
    await toBank(mounted);
    await mounted.guest.press("Connect bank");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.onExit(
      { error_code: "INSTITUTION_DOWN", display_message: "This bank is down for maintenance." },
      {},
    );
    await mounted.guest.see("This bank is down for maintenance.");
  });

  it.each([[500], ["html"], [{ status: 422, body: {} }]] as const)(
    "the bank leaves the lead saved where no token can be had (%j)",
    async (fault) => {
      const mounted = await mountWidget(name);
      await toBank(mounted);
      backendFault(fault, { path: "create_link_token" });
      await mounted.guest.press("Connect bank");
      await mounted.guest.see("We couldn’t open the bank connection");
      await mounted.guest.see("Your details are saved.");
    },
  );

  it("the bank does not exchange again where the answer got lost", async () => {
    const opened = fakeBankLink();
    const mounted = await mountWidget(name);
    await toBank(mounted);
    backendFault("offline", { path: "exchange_public_token", afterwards: true });
    await mounted.guest.press("Connect bank");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.onSuccess("public-sandbox-link-sandbox-501-1", {});
    await mounted.guest.see("we couldn’t confirm it on our end");
    expect(calls("/api/v6/plaid/exchange_public_token")).toHaveLength(1);
  });

  it("the bank goes on where the bank's own page sends the person back [L6]", async () => {
    const opened = fakeBankLink();
    const mounted = await mountWidget(name, { address: "/join" });
    await toBank(mounted);
    await mounted.guest.press("Connect bank");
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    mounted.unmount();
    const returned = await mountWidget(name, { address: "/join?step=bank&oauth_state_id=state-1" });
    await vi.waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[1]).toMatchObject({
      token: "link-sandbox-501-1",
      receivedRedirectUri: expect.stringContaining("oauth_state_id=state-1"),
    });
    expect(location.search).toBe("?step=bank");
    opened[1]?.onSuccess("public-sandbox-link-sandbox-501-1", {});
    await returned.guest.see("Your bank is connected.");
    expect(calls("/api/v6/plaid/create_link_token")).toHaveLength(1);
  });
});

describe("UserFlow: the sign-up", () => {
  const signup = { options: { mode: "signup", offerId: "101" } };

  it("the sign-up makes the account, verifies the phone and leads to the app [U2]", async () => {
    const mounted = await mountWidget(name, exampleNamed(examples, "signup-links"));
    await exampleNamed(examples, "signup-links").play?.(mounted.guest);
    expect(calls("/api/v5/users")).toHaveLength(1);
    expect(calls("/api/v5/offers/send_sms_verification_code").map(({ query }) => query)).toEqual([
      { phone_number: "15125550142", id: "" },
    ]);
    expect(calls("/api/v5/offers/verify_sms_code").map(({ query }) => query)).toEqual([
      { token: "verification-1", sms_verification_code: "123456", id: "" },
    ]);
    expect(detailsOf(mounted, "signed-in")).toHaveLength(1);
    expect(detailsOf(mounted, "done")).toMatchObject([{ outcome: "signed-up" }]);
    expect(step()).toBeNull();
  });

  it("the sign-up names the offer that the host gives, and refuses a wrong code in its words [U2]", async () => {
    const mounted = await mountWidget(name, signup);
    await exampleNamed(examples, "signup-wrong-code").play?.(mounted.guest);
    expect(calls("/api/v5/offers/send_sms_verification_code")[0]?.query["id"]).toBe("101");
    expect(fieldOf(mounted, "Verification code").value).toBe("");
    await mounted.guest.fill("Verification code", "123456");
    await mounted.guest.see("You’re all set");
  });

  it("the sign-up shows a refusal about anything but the code in the server’s own words", async () => {
    const mounted = await mountWidget(name, signup);
    overrideBackend(
      http.post("*/api/v5/offers/verify_sms_code", () =>
        HttpResponse.json({ error: "This number is blocked" }, { status: 422 }),
      ),
    );
    await exampleNamed(examples, "signup-code").play?.(mounted.guest);
    await mounted.guest.fill("Verification code", "654321");
    await mounted.guest.see("This number is blocked");
    expect(mounted.shadow.textContent).not.toContain("Incorrect verification code");
  });

  it("the sign-up comes back to the code after a reload, and sends no second text", async () => {
    const before = await mountWidget(name, signup);
    await exampleNamed(examples, "signup-code").play?.(before.guest);
    before.element.remove();
    const after = await mountWidget(name, signup);
    await after.guest.see("Enter your code");
    await after.guest.fill("Verification code", "123456");
    await after.guest.see("You’re all set");
    expect(calls("/api/v5/offers/send_sms_verification_code")).toHaveLength(1);
    expect(calls("/api/v5/users")).toHaveLength(1);
    expect(sessionStorage.getItem("signUpCode")).toBeNull();
  });

  it("the sign-up goes on after a reload: at the phone number, then at its end", async () => {
    const before = await mountWidget(name, signup);
    await exampleNamed(examples, "signup-phone").play?.(before.guest);
    before.element.remove();
    const after = await mountWidget(name, signup);
    await after.guest.see("Verify your phone");
    expect(fieldOf(after, "Phone number").value).toBe("+1 512 555-0142");
    await after.guest.press("Continue");
    await after.guest.see("Enter your code");
    await after.guest.fill("Verification code", "123456");
    await after.guest.see("You’re all set");
    after.element.remove();
    const last = await mountWidget(name, signup);
    await last.guest.see("You’re all set");
    expect(last.events.filter(({ type }) => type === "widget:done")).toEqual([]);
    expect(calls("/api/v5/users")).toHaveLength(1);
  });

  it("the sign-up asks a guest whose session has ended to create an account or sign in", async () => {
    localStorage.setItem("userToken", "ended");
    const mounted = await mountWidget(name, signup);
    await mounted.guest.see("Create your account");
  });

  it("the sign-up lets a known guest sign in, and asks for no phone that is verified [U2]", async () => {
    const mounted = await mountWidget(name, signup);
    await mounted.guest.press("Sign in instead");
    await signIn(mounted);
    await mounted.guest.see("You’re all set");
    expect(calls(/sms/)).toHaveLength(0);
  });
});
