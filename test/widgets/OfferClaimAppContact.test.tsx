import { describe, expect, test } from "vitest";
import { examples } from "../../src/widgets/OfferClaimApp/examples.ts";
import { exampleNamed, mountWidget } from "../support/mountWidget.ts";
import {
  answerLookupWith,
  callsTo,
  displayStateIn,
  expectState,
  openOffer,
  submitPhone,
  verify,
} from "./offerClaimSupport.ts";

describe("the offer", () => {
  test("the terms come before the phone field, and both consents start unticked [O18]", async () => {
    const { screen, shadow } = await openOffer();
    const field = await screen.findByLabelText("Phone number or email");
    const terms = await screen.findByText("Minimum spend");
    expect(terms.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const text of [
      "$50",
      "30 days after you claim it",
      "Mon–Thu, 5–9 PM",
      "Austin, TX",
      /Dine-in only/,
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    const checkboxes = [...shadow.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
    expect(checkboxes.map(({ checked }) => checked)).toEqual([false, false]);
  });

  test.each([
    [
      { email_only: true },
      /We’ll send the offer to your inbox\..*Use your @acme\.com address\.(?! Message)/,
    ],
    [
      {},
      /We’ll text a six-digit code to the phone number on your account.*address\. Message and data rates may apply\./,
    ],
  ])(
    "with an email ending and the details %j, the screen says what is sent where",
    async (details, words) => {
      const enterprise = { required_email_ending: "@acme.com" };
      answerLookupWith({ details });
      const widget = await openOffer("X", { options: { enterprise } });
      await widget.screen.findByLabelText("Email");
      expect(widget.shadow.textContent).toMatch(words);
    },
  );

  async function expectOfferOfType(type: string): Promise<void> {
    answerLookupWith({ amount: 30, type });
    const widget = await openOffer("X");
    await widget.guest.see("$30");
    expect(displayStateIn(widget)).toBe("emailInput");
  }
  test("an offer of type ambassador_referral asks for the contact like any other [A3.18]", () =>
    expectOfferOfType("ambassador_referral"));
  test("an offer of type user_referral asks for the contact like any other [A3.19]", () =>
    expectOfferOfType("user_referral"));
  test("an offer of an unknown type asks for the contact like any other", () =>
    expectOfferOfType("something_new"));

  test("a group lends its name and pictures, and an unsafe picture is left out [A3.21]", async () => {
    const branding = { hero_image: "https://img.example.com/h.jpg", logo: "javascript:alert(1)" };
    answerLookupWith({ group: { name: "Harbor Group", branding } });
    const { guest, shadow } = await openOffer("X");
    await guest.see("From Harbor Group");
    expect(
      [...shadow.querySelectorAll<HTMLImageElement>("img:not(.explore img)")].map(({ src }) => src),
    ).toEqual(["https://img.example.com/h.jpg"]);
  });

  test("a brand lends its name, hero image and logo [A3.21]", async () => {
    const branding = {
      hero_image: "https://img.example.com/brand.jpg",
      logo: "https://img.example.com/logo.png",
    };
    answerLookupWith({ brand: { name: "Fig & Ember", branding } });
    const { guest, shadow } = await openOffer("X");
    await guest.see("From Fig & Ember");
    expect(
      new Set(
        [...shadow.querySelectorAll<HTMLImageElement>("img:not(.explore img)")].map(
          ({ src }) => src,
        ),
      ),
    ).toEqual(new Set([branding.hero_image, branding.logo]));
  });
});

describe("the phone number", () => {
  test("an offer that requires a phone number asks for nothing else", async () => {
    const { screen } = await openOffer("PHONE40");
    expect(await screen.findByLabelText("Phone number")).toBeTruthy();
    expect(screen.queryByLabelText("Phone number or email")).toBeNull();
  });

  test("a submitted number is shown as +1 xxx xxx-xxxx, 15 characters long [A5.20] [A5.21]", async () => {
    const widget = await openOffer();
    await submitPhone(widget);
    expect(widget.screen.getByText("+1 512 555-0199").textContent).toHaveLength(15);
  });

  test.each([["5125"], ["+44 20 7946 0958"], ["555-0100"]])(
    "the number %s is refused because it is no US number, and stays in its field [A5.18] [A5.22]",
    async (number) => {
      const { guest, screen } = await openOffer("PHONE40");
      await guest.fill("Phone number", number);
      await guest.press("Continue");
      await guest.see("Please enter a valid phone number.");
      expect(callsTo("send_sms")).toEqual([]);
      expect(screen.getByLabelText<HTMLInputElement>("Phone number").value).not.toBe("");
    },
  );

  test("a ticked text-message consent is sent with the claim [A7.53]", async () => {
    const widget = await openOffer();
    await widget.guest.tick("Text me news and offers");
    await verify(widget);
    await widget.guest.see("What’s next");
    expect(callsTo("claim_offer")[0]?.query).toMatchObject({ sms_opt_in: "true" });
  });

  test("'Change number' returns to the number that was typed", async () => {
    const widget = await openOffer("PHONE40");
    await submitPhone(widget);
    await widget.guest.press("Change number");
    expect((await widget.screen.findByLabelText<HTMLInputElement>("Phone number")).value).toContain(
      "555-0199",
    );
  });
});

describe("the claim code", () => {
  test("an offer without a claim code asks for the contact at once [A2.37] [A4.19]", async () => {
    const widget = await openOffer();
    await expectState(widget, "emailInput");
    expect(widget.screen.queryByLabelText("Claim code")).toBeNull();
  });

  test("sends a typed claim code in capitals without other characters, to be verified and with the claim [A4.18] [A5.29] [A5.30] [A7.47] [A7.53]", async () => {
    const widget = await openOffer("TABLE50");
    await expectState(widget, "claimCode");
    await widget.guest.fill("Claim code", "green-7");
    await widget.guest.press("Continue");
    await verify(widget);
    await widget.guest.see("What’s next");
    expect(callsTo("verify_claim_code")[0]).toMatchObject({
      method: "POST",
      path: "/api/v5/offers/verify_claim_code",
      query: { claim_code: "GREEN7", id: "103" },
    });
    expect(callsTo("claim_offer")[0]?.query).toEqual({
      token: "verification-1",
      id: "103",
      claim_code: "GREEN7",
      sms_opt_in: "false",
    });
  });

  test("reads the offer code from the path, and claim code and email from a base64 hash [A2.36] [A2.38] [A2.39] [O1] [O3]", async () => {
    const widget = await mountWidget("OfferClaimApp", exampleNamed(examples, "from-address"));
    expect((await widget.screen.findByLabelText<HTMLInputElement>("Claim code")).value).toBe(
      "GREEN7",
    );
    expect(callsTo("/offers/").map(({ path }) => path)).toEqual(["/api/v5/offers/TABLE50"]);
    await widget.guest.press("Continue");
    expect(
      (await widget.screen.findByLabelText<HTMLInputElement>("Phone number or email")).value,
    ).toBe("gina@example.com");
  });

  test("a hash that was read leaves the address bar, and the path stays [O3] (faults A5)", async () => {
    await mountWidget("OfferClaimApp", exampleNamed(examples, "from-address"));
    expect(location.hash).toBe("");
    expect(location.pathname).toBe("/offers/TABLE50");
  });

  test("a hash of the host stays in the address bar (faults A5)", async () => {
    await openOffer("WELCOME25", { address: "/#section-2" });
    expect(location.hash).toBe("#section-2");
  });

  test("a wrong claim code shows the server's message and stays in its field", async () => {
    const widget = await openOffer("TABLE50");
    await widget.guest.fill("Claim code", "RED");
    await widget.guest.press("Continue");
    await widget.guest.see("That claim code doesn’t match this offer.");
    const field = widget.screen.getByLabelText<HTMLInputElement>("Claim code");
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["RED", "true"]);
    expect(widget.shadow.activeElement).toBe(field);
    expect(widget.shadow.querySelector(".alert")).toBeNull();
  });

  test("a partner's address without an account is asked for a phone number beside it, and claims the offer [O6]", async () => {
    const widget = await mountWidget("OfferClaimApp", {
      options: {
        offerCode: "WELCOME25",
        enterprise: { name: "Example Corp", required_email_ending: "example.com" },
      },
    });
    await widget.guest.see("We’ll text a six-digit code to the phone number on your account.");
    await widget.guest.fill("Email", "nobody@example.com");
    await widget.guest.press("Continue");
    await widget.guest.see("No account uses this email address yet.");
    await widget.guest.press("Add your phone number");
    await widget.guest.fill("Phone number", "5125550199");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe(
      "nobody@example.com",
    );
    await widget.guest.press("Continue");
    await widget.guest.fill("Verification code", "123456");
    await expectState(widget, "success");
  });
});

describe("the e-mail address", () => {
  test("an email-only offer validates the address before it is claimed [A4.41] [A4.42] [A7.48] [O20]", async () => {
    const widget = await openOffer("LUNCH15");
    await widget.guest.fill("Email", "lunch@example.com");
    await widget.guest.tick("Email me news and offers");
    await widget.guest.press("Continue");
    await expectState(widget, "emailClaimSuccess");
    const calls = callsTo("/offers/").filter(({ method }) => method === "POST");
    expect(calls).toMatchObject([
      {
        path: "/api/v5/offers/validate_email",
        query: { email: "lunch@example.com", id: "104" },
      },
      {
        path: "/api/v5/offers/claim_offer",
        query: { token: "verification-1", id: "104", sms_opt_in: "false" },
        body: { email_opt_in: true },
      },
    ]);
  });

  test("an offer that requires e-mail consent waits for it without a call [O18]", async () => {
    const { guest } = await openOffer("LUNCH15");
    await guest.fill("Email", "lunch@example.com");
    await guest.press("Continue");
    await guest.see("Check this box so we can email you. This offer requires it.");
    expect(callsTo("validate_email")).toEqual([]);
  });

  test("an empty e-mail address is refused [A5.11]", async () => {
    const { guest } = await openOffer("LUNCH15");
    await guest.see("Lunch break");
    await guest.press("Continue");
    await guest.see("An email address is required");
    expect(callsTo("validate_email")).toEqual([]);
  });

  test("a malformed e-mail address is refused [A5.12]", async () => {
    const { guest } = await openOffer("LUNCH15");
    await guest.fill("Email", "nope");
    await guest.press("Continue");
    await guest.see("Invalid email");
    expect(callsTo("validate_email")).toEqual([]);
  });

  const enterprise = {
    name: "Acme",
    required_email_ending: "acme.com",
    required_email_display: "@acme.com",
    terms_url: "https://acme.com/terms",
    privacy_url: "javascript:x",
  };

  test("a partner's email ending is required, after the address is valid [A5.23] [A5.24]", async () => {
    const { guest } = await openOffer("WELCOME25", { options: { enterprise } });
    await guest.fill("Email", "a@elsewhere.org");
    await guest.press("Continue");
    await guest.see("Sorry, a valid @acme.com email address is required to continue.");
    await guest.fill("Email", "nope");
    await guest.see("Please enter a valid email address.");
    expect(callsTo("send_sms")).toEqual([]);
  });

  test("a partner without a required ending refuses only an invalid email [A5.25]", async () => {
    const { guest } = await openOffer("LUNCH15", { options: { enterprise: { name: "Acme" } } });
    await guest.fill("Email", "nope");
    await guest.press("Continue");
    await guest.see("Please enter a valid email address.");
    expect(callsTo("validate_email")).toEqual([]);
    await guest.fill("Email", "a@elsewhere.org");
    await guest.tick("Email me news and offers");
    await guest.press("Continue");
    await expect.poll(() => callsTo("validate_email")).toHaveLength(1);
  });

  test("a partner's legal links replace the page's, and an unsafe link is hidden [G19]", async () => {
    const { screen } = await openOffer("WELCOME25", { options: { enterprise } });
    expect((await screen.findByRole<HTMLAnchorElement>("link", { name: /^Terms/ })).href).toBe(
      "https://acme.com/terms",
    );
    expect(screen.queryByRole("link", { name: /^Privacy/ })).toBeNull();
  });

  test("the e-mail address of an account is sent as subscriber_email, and the code is asked for [A1.15] [A4.21] [A7.49]", async () => {
    const widget = await openOffer();
    await widget.guest.fill("Phone number or email", "guest@example.com");
    await widget.guest.press("Continue");
    await widget.guest.see("Enter your code");
    expect(callsTo("send_sms")[0]).toMatchObject({
      method: "POST",
      path: "/api/v5/offers/send_sms_verification_code",
      query: { id: "101" },
      body: { subscriber_email: "guest@example.com" },
    });
    expect(widget.screen.getByRole("button", { name: "Change email" })).toBeTruthy();
    expect(widget.screen.queryByRole("button", { name: "Change number" })).toBeNull();
  });

  test("an e-mail address without an account leads to the phone number [O6]", async () => {
    const widget = await openOffer();
    await widget.guest.fill("Phone number or email", "nobody@example.com");
    await widget.guest.press("Continue");
    await widget.guest.press("Use your phone number instead");
    expect(await widget.screen.findByLabelText("Phone number")).toBeTruthy();
  });
});
