import { fireEvent, waitFor } from "@testing-library/dom";
import { describe, expect, test, vi } from "vitest";
import { displayStates, type DisplayState } from "../../src/widgets/OfferClaimApp/displayState.ts";
import { examples } from "../../src/widgets/OfferClaimApp/examples.ts";
import {
  exampleNamed,
  mountWidget,
  overrideBackend,
  requests,
  setMedia,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { http, HttpResponse } from "msw";

const newPhone = "5125550199";
const knownPhone = "5125550134";

function open(offerCode: string, start: Parameters<typeof mountWidget>[1] = {}) {
  return mountWidget("OfferClaimApp", { ...start, options: { offerCode, ...start.options } });
}

function calls(path: string) {
  return requests.filter((request) => request.path.includes(path));
}

const stateOf = ({ shadow }: MountedWidget) =>
  shadow.querySelector(".offer")?.getAttribute("data-state");

async function until(widget: MountedWidget, state: DisplayState): Promise<void> {
  await waitFor(() => expect(stateOf(widget)).toBe(state));
}

async function giveNumber({ guest }: MountedWidget, number = newPhone): Promise<void> {
  await guest.fill(/^Phone number/, number);
  await guest.press("Continue");
  await guest.see("Enter your code");
}

async function verify(widget: MountedWidget, number = newPhone): Promise<void> {
  await giveNumber(widget, number);
  await widget.guest.fill("Verification code", "123456");
}

async function signIn(
  { guest }: MountedWidget,
  password = "dinner-for-two",
  email = "guest@example.com",
): Promise<void> {
  await guest.fill("Email", email);
  await guest.fill("Password", password);
  await guest.press("Sign in");
}

/** The example that shows each display state, and its id in the specification. */
const shown: [DisplayState, number, string, string][] = [
  ["offerCode", 0, "default", "[A2.40]"],
  ["claimCode", 1, "claim-code", "[A2.41]"],
  ["emailInput", 2, "offer", "[A2.42]"],
  ["smsVerification", 3, "text-code", "[A2.43]"],
  ["authentication", 4, "sign-in", "[A2.44]"],
  ["success", 5, "success", "[A2.45]"],
  ["altVerification", 6, "text-verify", "[A2.46]"],
  ["noAccount", 7, "no-account", "[A2.47]"],
  ["prevClaimed", 8, "claimed-before", "[A2.48]"],
  ["prevUsed", 9, "used-before", "[A2.49]"],
  ["returnUserNoLongerAvailable", 10, "gone-for-returning", "[A2.50]"],
  ["returnUserNewUserOnly", 11, "new-guests-only", "[A2.51]"],
  ["newUserNoLongerAvailable", 12, "gone", "[A2.52]"],
  ["claimOwnReferral", 13, "own-referral", "[A2.53]"],
  ["emailClaimSuccess", 14, "claimed-by-email", "[A2.54]"],
  ["suspendedAccount", 15, "suspended", "[A2.55]"],
];

describe("display states", () => {
  test.each(shown)("%s has id %i and the example %s [C2.08] %s", async (state, id, key) => {
    expect(displayStates[state]).toBe(id);
    const example = exampleNamed(examples, key);
    const widget = await mountWidget("OfferClaimApp", example);
    await example.play?.(widget.guest);
    await until(widget, state);
    expect(widget.shadow.querySelector(".offer")?.getAttribute("data-state-id")).toBe(`${id}`);
    await waitFor(() => expect(widget.shadow.querySelector("h2")?.textContent).toBeTruthy());
  });
  test("every one of the sixteen is shown by an example [A2.40] [A2.41] [A2.42] [A2.43] [A2.44] [A2.45] [A2.46] [A2.47] [A2.48] [A2.49] [A2.50] [A2.51] [A2.52] [A2.53] [A2.54] [A2.55]", () => {
    expect(shown.map(([state]) => state).toSorted()).toEqual(Object.keys(displayStates).toSorted());
  });
});

describe("a new guest", () => {
  test("enters a code, gives a number, types the digits and owns the credit [A1.14] [A1.15] [A1.16] [A1.18] [A4.20] [A4.22] [A4.23] [A4.24] [A4.28] [A7.46] [A7.55] [A5.16] [A5.19]", async () => {
    const widget = await mountWidget("OfferClaimApp");
    await widget.guest.fill("Offer code", "wel-come 25");
    await widget.guest.press("Continue");
    await verify(widget);
    await widget.guest.see("What’s next");
    expect(
      requests
        .filter(({ path }) => !/\/(events|map|ip_location)$/.test(path))
        .map(({ method, path, query, body }) => [method, path, query, body]),
    ).toEqual([
      ["GET", "/api/v5/offers/WELCOME25", {}, undefined],
      [
        "POST",
        "/api/v5/offers/send_sms_verification_code",
        { phone_number: "15125550199", id: "101" },
        undefined,
      ],
      [
        "POST",
        "/api/v5/offers/verify_sms_code",
        { token: "verification-1", sms_verification_code: "123456", id: "101" },
        undefined,
      ],
      [
        "POST",
        "/api/v5/offers/claim_offer",
        { token: "verification-1", id: "101", sms_opt_in: "false" },
        undefined,
      ],
    ]);
    expect(widget.events).toContainEqual({
      type: "widget:done",
      detail: expect.objectContaining({ outcome: "claimed", offerId: "101", amountCents: 2500 }),
    });
    expect(JSON.stringify(widget.events)).not.toMatch(/5125550199|verification-1/);
  });

  test("sees the terms before the number is asked for, and two consents that nobody has ticked [A3.17] [O18]", async () => {
    const { screen, shadow } = await open("WELCOME25");
    const field = await screen.findByLabelText("Phone number or email");
    const terms = await screen.findByText("Minimum spend");
    expect(terms.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const words of [
      "$50",
      "30 days after you claim it",
      "Mon–Thu, 5–9 PM",
      "Austin, TX",
      /Dine-in only/,
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(
      [...shadow.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map(
        ({ checked }) => checked,
      ),
    ).toEqual([false, false]);
  });

  test("may agree to texts: the claim says so [A7.53]", async () => {
    const widget = await open("WELCOME25");
    await widget.guest.tick("Text me news and offers too");
    await verify(widget);
    await widget.guest.see("What’s next");
    expect(calls("claim_offer")[0]?.query).toMatchObject({ sms_opt_in: "true" });
  });

  test("is asked for the phone number alone where the offer requires one", async () => {
    const { screen } = await open("PHONE40");
    expect(await screen.findByLabelText("Phone number")).toBeTruthy();
    expect(screen.queryByLabelText("Phone number or email")).toBeNull();
  });

  test("sees the number as it will be texted, 15 characters long [A5.20] [A5.21]", async () => {
    const widget = await open("WELCOME25");
    await giveNumber(widget);
    const shownNumber = widget.screen.getByText("+1 512 555-0199").textContent;
    expect(shownNumber).toHaveLength(15);
  });

  test.each([["5125"], ["+44 20 7946 0958"], ["555-0100"]])(
    "is told that %s is no US number, and keeps it [A5.18] [A5.22]",
    async (number) => {
      const { guest, screen } = await open("PHONE40");
      await guest.fill("Phone number", number);
      await guest.press("Continue");
      await guest.see("Please enter a valid phone number.");
      expect(calls("send_sms")).toEqual([]);
      expect(screen.getByLabelText<HTMLInputElement>("Phone number").value).not.toBe("");
    },
  );
});

describe("the claim code", () => {
  test("is asked for, cleaned, checked and sent along with the claim [A4.18] [A5.29] [A5.30] [A7.47] [A7.53] [A2.37]", async () => {
    const widget = await open("TABLE50");
    await widget.guest.fill("Claim code", "green-7");
    await widget.guest.press("Continue");
    await verify(widget);
    await widget.guest.see("What’s next");
    expect(calls("verify_claim_code")[0]).toMatchObject({
      method: "POST",
      query: { claim_code: "GREEN7", id: "103" },
    });
    expect(calls("claim_offer")[0]?.query).toEqual({
      token: "verification-1",
      id: "103",
      claim_code: "GREEN7",
      sms_opt_in: "false",
    });
  });
  test("comes from the path, or from a base64 hash that leaves the address bar [A2.36] [A2.37] [A2.38] [A2.39] [O1] [O3] (faults A5)", async () => {
    const widget = await mountWidget("OfferClaimApp", exampleNamed(examples, "from-address"));
    expect((await widget.screen.findByLabelText<HTMLInputElement>("Claim code")).value).toBe(
      "GREEN7",
    );
    expect(location.hash).toBe("");
    expect(location.pathname).toBe("/offers/TABLE50");
    expect(calls("verify_claim_code")).toEqual([]);
    await widget.guest.press("Continue");
    expect(
      (await widget.screen.findByLabelText<HTMLInputElement>("Phone number or email")).value,
    ).toBe("gina@example.com");
  });
  test("a host’s own hash stays", async () => {
    await open("WELCOME25", { address: "/#section-2" });
    expect(location.hash).toBe("#section-2");
  });
  test("stays where it is when it is wrong, with the server’s words", async () => {
    const widget = await open("TABLE50");
    await widget.guest.fill("Claim code", "RED");
    await widget.guest.press("Continue");
    await widget.guest.see("That claim code doesn’t match this offer.");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Claim code").value).toBe("RED");
  });
});

describe("the text code", () => {
  test("is numeric, six digits long, and sends itself when pasted [A5.13] [A5.14] [A5.16] [A5.17] [A9.12]", async () => {
    const widget = await open("WELCOME25");
    await giveNumber(widget);
    const field = widget.screen.getByLabelText<HTMLInputElement>("Verification code");
    expect([field.inputMode, field.autocomplete]).toEqual(["numeric", "one-time-code"]);
    await widget.guest.fill("Verification code", "12345");
    await widget.guest.press("Continue");
    await widget.guest.see("Enter all six digits.");
    expect(calls("verify_sms_code")).toEqual([]);
    await widget.guest.fill("Verification code", "a");
    expect(field.value).toBe("");
    fireEvent.input(field, { target: { value: "12 34-56" }, inputType: "insertFromPaste" });
    await widget.guest.see("What’s next");
    expect(calls("verify_sms_code")).toHaveLength(1);
  });
  test("when wrong says so, empties and focuses the field, shows what was tried, and is not asked about twice [A5.15] [O8] (faults X6)", async () => {
    const widget = await open("WELCOME25");
    await giveNumber(widget);
    await widget.guest.fill("Verification code", "654321");
    await widget.guest.see("Incorrect verification code. Please try again.");
    const field = widget.screen.getByLabelText<HTMLInputElement>("Verification code");
    expect(field.value).toBe("");
    expect(widget.shadow.activeElement).toBe(field);
    await widget.guest.see("654 321");
    await widget.guest.fill("Verification code", "654321");
    await widget.guest.press("Continue");
    expect(calls("verify_sms_code")).toHaveLength(1);
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("What’s next");
  });
  test("can be sent again after its countdown, which a toast confirms [A7.49]", async () => {
    const widget = await open("WELCOME25", { options: { resendSeconds: 1 } });
    await giveNumber(widget);
    const button = widget.screen.getByRole("button", { name: "Resend code" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
    await widget.guest.press("Resend code");
    await widget.guest.see("We sent you a new code.");
    expect(calls("send_sms")).toHaveLength(2);
  });
  test("can go to another number, which starts from the one typed [A4.20]", async () => {
    const widget = await open("PHONE40");
    await giveNumber(widget);
    await widget.guest.press("Change number");
    expect((await widget.screen.findByLabelText<HTMLInputElement>("Phone number")).value).toContain(
      "555-0199",
    );
  });
});

describe("an existing guest", () => {
  test("signs in and then claims with the bearer [A1.17] [A4.26] [A4.27] [A7.50] [A7.52] [A7.53]", async () => {
    const widget = await open("WELCOME25");
    await verify(widget, knownPhone);
    await widget.guest.see("Welcome back");
    await signIn(widget);
    await widget.guest.see("What’s next");
    expect(calls("/login")[0]).toMatchObject({
      method: "POST",
      path: "/api/v5/login",
      body: { user: { email: "guest@example.com", password: "dinner-for-two" } },
    });
    expect(calls("claim_offer")[0]?.headers["authorization"]).toBe("Bearer harness-1-1");
    expect(widget.events.map(({ type }) => type)).toContain("widget:signed-in");
  });
  test("with a stored token claims without signing in [A4.25]", async () => {
    const { backend } = await mountWidget("OfferClaimApp");
    const { session } = await import("../../demo/backend/session.ts");
    backend.state(session).tokens["stored"] = 1;
    localStorage.setItem("userToken", "stored");
    const widget = await open("WELCOME25");
    await verify(widget, knownPhone);
    await widget.guest.see("What’s next");
    expect(calls("/login")).toEqual([]);
    expect(calls("claim_offer")[0]?.headers["authorization"]).toBe("Bearer stored");
  });
  test("stays on sign-in with a wrong password, and is told how long one is [A8.09] [A5.26] [A9.24] [O25]", async () => {
    const widget = await open("WELCOME25");
    await verify(widget, knownPhone);
    await widget.guest.see("Welcome back");
    await signIn(widget, "short");
    await widget.guest.see("Password must be at least 6 characters");
    expect(calls("/login")).toEqual([]);
    await signIn(widget, "wrong-one");
    await widget.guest.see("Invalid email or password.");
    expect(stateOf(widget)).toBe("authentication");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("guest@example.com");
  });
  test("gives the e-mail address of the account: the code goes to its phone [A4.21] [A7.49] [A1.15]", async () => {
    const widget = await open("WELCOME25");
    await widget.guest.fill("Phone number or email", "guest@example.com");
    await widget.guest.press("Continue");
    await widget.guest.see("Enter your code");
    expect(calls("send_sms")[0]).toMatchObject({
      query: { id: "101" },
      body: { subscriber_email: "guest@example.com" },
    });
  });
  test("whose address is unknown goes on with a phone number [A4.36] [O6]", async () => {
    const widget = await open("WELCOME25");
    await widget.guest.fill("Phone number or email", "nobody@example.com");
    await widget.guest.press("Continue");
    await widget.guest.press("Use your phone number instead");
    expect(await widget.screen.findByLabelText("Phone number")).toBeTruthy();
  });
  test("on an offer for new guests is offered a bonus up to its ceiling [A4.33] [A8.06] [A8.12] [A8.16] [A3.23] [A5.06] [A5.07] [A9.03] [O19]", async () => {
    const widget = await open("NEWHERE", { address: "/?utm_source=mail&x=1" });
    await verify(widget, knownPhone);
    await widget.guest.see("Welcome back");
    await signIn(widget);
    await widget.guest.see("This offer is for new guests only");
    await widget.guest.see(
      "This offer is only available to new members. But don't worry! You can still get a bonus when you add funds to your existing account:",
    );
    await widget.guest.press("One $250 more");
    const link = widget.screen.getByRole<HTMLAnchorElement>("link", { name: "Continue" });
    expect(link.href).toBe("https://host.example/checkout?ico_id=ico-200&utm_source=mail");
    for (let times = 0; times < 4; times++) await widget.guest.press("One $33,000 more");
    await widget.guest.see("Maximum account credit reached");
    await widget.guest.see("$99,000");
    await widget.guest.press("Continue");
    expect(widget.events.at(-1)).toMatchObject({
      type: "widget:navigate",
      detail: { url: "https://host.example/checkout?ico_id=ico-25000&quantity=3&utm_source=mail" },
    });
  });
  test("cannot claim the own invitation [A4.31] [A8.07] [A8.08] [A3.19]", async () => {
    const widget = await mountWidget("OfferClaimApp", exampleNamed(examples, "own-referral"));
    await exampleNamed(examples, "own-referral").play?.(widget.guest);
    await widget.guest.see("Sorry, you cannot claim your own offer.");
  });
  test("whose account is suspended cannot claim [A4.32] [A6.12] [A8.10] [A8.11]", async () => {
    const widget = await open("WELCOME25");
    await verify(widget, "5125550136");
    await widget.guest.see("Welcome back");
    await signIn(widget, "dinner-for-two", "suspended@example.com");
    await widget.guest.see("Account suspended");
    expect(calls("claim_offer")).toEqual([]);
  });
});

describe("outcomes in words", () => {
  test.each([
    ["used-before", "You've already used this offer!"],
    ["claimed-before", "Oops, looks like you've already claimed this offer."],
    ["gone", "This offer is no longer available"],
    ["gone-for-returning", "This offer is no longer available"],
    ["new-guests-only", "This offer is for new guests only"],
    ["unknown-code", "Something went wrong..."],
    ["unknown-code", "We don’t recognize that code. Check it and try again."],
    ["already-yours", "You already have this offer"],
  ])(
    "%s says %s [A8.13] [A8.14] [A8.15] [A8.16] [A8.17] [A4.30] [A4.34] [A4.35] [O15] [O17]",
    async (key, words) => {
      const example = exampleNamed(examples, key);
      const { guest } = await mountWidget("OfferClaimApp", example);
      await example.play?.(guest);
      await guest.see(words);
    },
  );
  test("a code that nobody knows can be mended [O17]", async () => {
    const { guest } = await open("NOSUCH");
    await guest.see("We don’t recognize that code.");
    await guest.fill("Offer code", "welcome25");
    await guest.press("Continue");
    await guest.see("in dining credit");
  });
  test("the end of a good claim shares the group’s link [A3.22] [O22]", async () => {
    const widget = await mountWidget("OfferClaimApp", exampleNamed(examples, "preloaded-claim"));
    await widget.guest.press("Share this offer");
    await widget.guest.see("Link copied.");
    expect(await navigator.clipboard.readText()).toBe("https://share.example.com/WELCOME25");
  });
  test.each(["ambassador_referral", "user_referral", "something_new"])(
    "an offer of type %s is an offer like every other [A3.18] [A3.19]",
    async (type) => {
      const { guest } = await open("X", {
        options: { offerResponse: { offer: { id: 5, amount: 30, type } } },
      });
      await guest.see("$30");
    },
  );
  test("brand and group lend name and pictures; what is missing leaves no hole [A3.21]", async () => {
    const offer = {
      id: 5,
      amount: 30,
      group: {
        name: "Harbor Group",
        branding: { hero_image: "https://img.example.com/h.jpg", logo: "javascript:alert(1)" },
      },
    };
    const { guest, shadow } = await open("X", { options: { offerResponse: { offer } } });
    await guest.see("From Harbor Group");
    expect(
      [...shadow.querySelectorAll<HTMLImageElement>("img:not(.explore img)")].map(({ src }) => src),
    ).toEqual(["https://img.example.com/h.jpg"]);
  });
});

test("another offer code in the same place looks the other offer up", async () => {
  const widget = await open("WELCOME25");
  await widget.guest.see("$25");
  widget.element.dataset["props"] = '{"offerCode":"PHONE40"}';
  await widget.guest.see("$40");
  expect(calls("/offers/").map(({ path }) => path)).toEqual([
    "/api/v5/offers/WELCOME25",
    "/api/v5/offers/PHONE40",
  ]);
});

describe("by e-mail alone", () => {
  test("the address is validated, then claimed [A4.41] [A4.42] [A7.48] [O20]", async () => {
    const widget = await open("LUNCH15");
    await widget.guest.fill("Email", "lunch@example.com");
    await widget.guest.press("Continue");
    await widget.guest.see("This offer needs your permission to email you.");
    expect(calls("validate_email")).toEqual([]);
    await widget.guest.tick("Email me news and offers");
    await widget.guest.press("Continue");
    await until(widget, "emailClaimSuccess");
    expect(calls("validate_email")[0]).toMatchObject({
      method: "POST",
      query: { email: "lunch@example.com", id: "104" },
    });
    expect(calls("claim_offer")[0]).toMatchObject({
      query: { token: "verification-1", id: "104", sms_opt_in: "false" },
      body: { email_opt_in: true },
    });
  });
  test.each([
    ["", "An email address is required"],
    ["nope", "Invalid email"],
  ])('%j is refused with "%s" [A5.11] [A5.12]', async (typed, words) => {
    const { guest } = await open("LUNCH15");
    if (typed) await guest.fill("Email", typed);
    else await guest.see("Lunch break");
    await guest.press("Continue");
    await guest.see(words);
  });
  test("a partner holds its guests to its ending, and its own links stand below [A3.24] [A5.23] [A5.24] [A5.25]", async () => {
    const enterprise = {
      name: "Acme",
      required_email_ending: "acme.com",
      required_email_display: "@acme.com",
      terms_url: "https://acme.com/terms",
      privacy_url: "javascript:x",
    };
    const { guest, screen } = await open("WELCOME25", { options: { enterprise } });
    await guest.fill("Email", "a@elsewhere.org");
    await guest.press("Continue");
    await guest.see("Sorry, a valid @acme.com email address is required to continue.");
    await guest.fill("Email", "nope");
    await guest.see("Please enter a valid email address.");
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: /^Terms/ }).href).toBe(
      "https://acme.com/terms",
    );
    expect(screen.queryByRole("link", { name: /^Privacy/ })).toBeNull();
  });
});

describe("preloaded answers", () => {
  test("jump to their outcome without a call [A4.43] [A4.44] [A4.45] [A4.46]", async () => {
    const offer = { id: 5, amount: 30 };
    const jumps: [object, DisplayState][] = [
      [{ offerResponse: { offer, claimed: true } }, "prevClaimed"],
      [{ offerResponse: { offer }, claimResponse: { claimed: true } }, "success"],
      [
        {
          offerResponse: { offer: { ...offer, details: { email_only: true } } },
          claimResponse: { claimed: true },
        },
        "emailClaimSuccess",
      ],
      [{ claimResponse: { error: "Offer is not valid." } }, "newUserNoLongerAvailable"],
      [
        { claimResponse: { error: "Offer is not valid.", is_existing_user: true } },
        "returnUserNoLongerAvailable",
      ],
    ];
    for (const [options, state] of jumps) {
      const widget = await open("CODE", { options });
      await until(widget, state);
      expect(widget.events.map(({ type }) => type)).not.toContain("widget:done");
    }
    expect(calls("/offers")).toEqual([]);
  });
});

describe("texting VERIFY", () => {
  test("on a desktop shows the number and a QR code, asks every 3 s and claims when the token comes [A4.37] [A4.38] [A4.40] [A7.51] [A9.13] [O9]", async () => {
    setMedia("(min-width: 992px) and (hover: hover)", true);
    const widget = await open("WELCOME25", { options: { resendSeconds: 1 } });
    await giveNumber(widget);
    await widget.guest.press("No text? Verify another way");
    await widget.guest.see("VERIFY");
    await widget.guest.see("+1 512 555-0123");
    expect(widget.screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
    await waitFor(() => expect(stateOf(widget)).toBe("success"));
    expect(calls("check_if_verified").map(({ query }) => query)).toEqual(
      Array.from({ length: 3 }, () => ({ token: "verification-1", id: "101" })),
    );
  });
  test("on a phone is a link into the messages; without a number it is not offered [O9]", async () => {
    const widget = await open("WELCOME25", {
      options: { resendSeconds: 1 },
      backend: "texts-lost",
    });
    await giveNumber(widget);
    await widget.guest.press("No text? Verify another way");
    expect(
      (await widget.screen.findByRole<HTMLAnchorElement>("link", { name: "Open messages" })).href,
    ).toBe("sms:+15125550123?&body=VERIFY");
    await widget.guest.press("Enter the code instead");
    await widget.guest.fill("Verification code", "123456");
    await widget.guest.see("What’s next");
  });
});

describe("events", () => {
  test("what happened is logged without personal data, and never under Global Privacy Control [A7.54] (faults C6) [G12]", async () => {
    const widget = await open("WELCOME25");
    await verify(widget);
    await widget.guest.see("What’s next");
    await waitFor(() => expect(calls("/events")).toHaveLength(2));
    expect(calls("/events").map(({ body }) => body)).toMatchObject([
      { event: { name: "offer_viewed", properties: { offer_id: "101" } } },
      { event: { name: "offer_claimed", properties: { outcome: "claimed", offer_id: "101" } } },
    ]);
    expect(JSON.stringify(calls("/events"))).not.toContain("5550199");
  });
  test("an event that cannot be logged is nobody’s concern (faults C6)", async () => {
    overrideBackend(http.post("*/api/v5/events", () => HttpResponse.error()));
    const { guest } = await open("WELCOME25");
    await guest.see("in dining credit");
  });
});

test("the toast shows for 3 s and is gone 1 s later [A4.47] [A4.48] [A9.15] [A9.16] [G20]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem("userToken", "outdated");
  const widget = await open("WELCOME25");
  await widget.guest.see("Please sign in again.");
  const toast = () => widget.shadow.querySelector(".toast");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(toast()?.className).not.toContain("leaving");
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(toast()?.className).toContain("leaving"));
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(toast()).toBeNull());
  await widget.guest.see("in dining credit");
});

test("shows the app’s promotion to who comes without an offer, where the host wants that [O2]", async () => {
  const { element } = await mountWidget("OfferClaimApp", { options: { promoWhenNoOffer: true } });
  await expect
    .poll(() => element.querySelector('[data-widget="MobileLink"]')?.shadowRoot?.textContent)
    .toContain("Get 20% back");
});

describe("Explore locations", () => {
  const withBrands = (brand_slugs: string[]) =>
    overrideBackend(
      http.get("*/api/v5/offers/:code", () =>
        HttpResponse.json({ offer: { id: 1, name: "Dinner", amount: 25, brand_slugs } }),
      ),
    );

  test("lists the places of the offer’s brands below the offer [A2.56] [O24]", async () => {
    withBrands(["casa-marisol", "maison-verre"]);
    const { guest, screen, shadow } = await open("PLACES");
    await guest.see("7 places");
    expect(screen.getByRole("heading", { name: "Explore locations" })).toBeTruthy();
    expect(
      new Set(
        [...shadow.querySelectorAll(".explore .place-words strong")].map(
          ({ textContent }) => textContent,
        ),
      ),
    ).toEqual(new Set(["Casa Marisol", "Maison Verre"]));
    expect(location.search).toBe("");
  });

  test("shows every place where the offer names no brands [O24]", async () => {
    withBrands([]);
    const { guest } = await open("PLACES");
    await guest.see("44 places");
  });

  test("is not there where no place is, or none can be had; the offer is whole [O24] (fault I3)", async () => {
    withBrands(["nobody"]);
    const none = await open("PLACES");
    await waitFor(() => expect(calls("/api/v5/map")).toHaveLength(1));
    await none.guest.see("Dinner");
    expect(none.screen.queryByRole("heading", { name: "Explore locations" })).toBeNull();
    none.unmount();
    overrideBackend(
      http.get("*/api/v5/map", () => HttpResponse.json({ error: "x" }, { status: 400 })),
    );
    const failed = await open("PLACES");
    await waitFor(() => expect(calls("/api/v5/map").length).toBeGreaterThan(1));
    await failed.guest.see("Dinner");
    expect(failed.screen.queryByRole("heading", { name: "Explore locations" })).toBeNull();
  });
});

describe("the slides", () => {
  const answered = (offer: object) =>
    overrideBackend(
      http.get("*/api/v5/offers/:code", () =>
        HttpResponse.json({ offer: { id: 1, name: "Dinner", amount: 25, ...offer } }),
      ),
    );
  const slideShow = ({ element }: MountedWidget) =>
    element.querySelector('[data-widget="DynamicSlider"]')?.shadowRoot;
  const titles = (root: ShadowRoot) =>
    [...root.querySelectorAll(".slick-slide:not(.slick-cloned) .promo-title")].map(
      ({ textContent }) => textContent,
    );
  const shown = (widget: MountedWidget) =>
    waitFor(() => {
      const root = slideShow(widget);
      if (!root?.querySelector('[aria-label="Restaurants of this offer"]'))
        throw new Error("no slides yet");
      return root;
    });
  const slides = [
    { image: "https://pictures.example.com/1.jpg", title: "Oysters", href: "/oysters" },
    { title: "Tasting menu", href: "javascript:alert(1)" },
  ];

  test("are those of the host: named, with a pause button before them, and links that the host may take over [A2.57] (fault A2)", async () => {
    answered({ brand_slugs: ["casa-marisol", "maison-verre"] });
    const widget = await open("PLACES", { options: { slides } });
    const root = await shown(widget);
    expect(titles(root)).toEqual(["Oysters", "Tasting menu"]);
    expect(root.querySelector("button")?.getAttribute("aria-label")).toBe("Pause slideshow");
    root.querySelector<HTMLElement>(".slick-slide:not(.slick-cloned) a")?.click();
    expect(widget.events).toContainEqual(
      expect.objectContaining({
        type: "widget:navigate",
        detail: expect.objectContaining({ reason: "slide" }),
      }),
    );
    expect(root.querySelector('[href^="javascript"]')).toBeNull();
  });

  test("else show the offer’s brands, from the one answer that the map shows too [A2.57] [O24]", async () => {
    answered({ brand_slugs: ["casa-marisol", "maison-verre"] });
    const widget = await open("PLACES");
    expect(new Set(titles(await shown(widget)))).toEqual(new Set(["Casa Marisol", "Maison Verre"]));
    await widget.guest.see("7 places");
    expect(calls("/api/v5/map")).toHaveLength(1);
  });

  test("stand still for people who ask for that, until they press play [A2.57]", async () => {
    setMedia("(prefers-reduced-motion: reduce)", true);
    answered({ brand_slugs: [] });
    const root = await shown(await open("PLACES", { options: { slides } }));
    expect(root.querySelector("button")?.getAttribute("aria-label")).toBe("Play slideshow");
  });

  test("are not there before an offer is, for a single brand, for an empty list, or where the brands cannot be had (fault I3)", async () => {
    const place = ({ shadow }: MountedWidget) => shadow.querySelector(".extra-slides");
    const asked = await mountWidget("OfferClaimApp");
    expect(place(asked)).toBeNull();
    expect(calls("/api/v5/map")).toEqual([]);
    asked.unmount();
    answered({ brand_slugs: ["casa-marisol"] });
    const single = await open("PLACES");
    await single.guest.see("Explore locations");
    expect(place(single)).toBeNull();
    single.unmount();
    const emptied = await open("PLACES", { options: { slides: [] } });
    await emptied.guest.see("Explore locations");
    expect(place(emptied)).toBeNull();
    emptied.unmount();
    answered({ brand_slugs: ["casa-marisol", "maison-verre"] });
    overrideBackend(
      http.get("*/api/v5/map", () => HttpResponse.json({ error: "x" }, { status: 400 })),
    );
    const failed = await open("PLACES");
    await waitFor(() => expect(calls("/api/v5/map").length).toBeGreaterThan(0));
    await waitFor(() => expect(place(failed)).toBeNull());
    await failed.guest.see("Dinner");
  });
});
