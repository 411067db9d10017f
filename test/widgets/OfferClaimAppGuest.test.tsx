import { waitFor } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { fastClock } from "../support/fastClock.ts";
import { configurePage } from "../support/configurePage.ts";
import { setMedia } from "../support/mountWidget.ts";
import {
  answerLookupWith,
  callsTo,
  displayStateIn,
  expectState,
  openOffer,
  submitPhone,
  verify,
} from "./offerClaimSupport.ts";

describe("a reload", () => {
  test("on the code screen comes back to it, with the number and the verification", async () => {
    const before = await openOffer("PHONE40");
    await submitPhone(before);
    before.element.remove();
    const after = await openOffer("PHONE40");
    await after.guest.see("Enter your code");
    await after.guest.see("+1 512 555-0199");
    await after.guest.fill("Verification code", "123456");
    await expectState(after, "success");
    expect(callsTo("/send_sms_verification_code")).toHaveLength(1);
    expect(sessionStorage.getItem("offerVerification:102")).toBeNull();
  });

  test("on the VERIFY screen comes back to it, and claims once the text has arrived", async () => {
    const options = { resendSeconds: 1 };
    const before = await openOffer("WELCOME25", { options });
    await submitPhone(before);
    await before.guest.press("No text? Verify another way");
    await before.guest.see("VERIFY");
    before.element.remove();
    fastClock();
    const after = await openOffer("WELCOME25", { options });
    await after.guest.see("VERIFY");
    await waitFor(() => expect(displayStateIn(after)).toBe("success"));
    expect(callsTo("/send_sms_verification_code")).toHaveLength(1);
  });

  test("on the code screen keeps the number for a guest who changes it then", async () => {
    const before = await openOffer("PHONE40");
    await submitPhone(before);
    before.element.remove();
    const after = await openOffer("PHONE40");
    await after.guest.press("Change number");
    const field = await after.screen.findByLabelText<HTMLInputElement>("Phone number");
    expect(field.value).toBe("+1 512 555-0199");
  });

  test("after 30 minutes starts with the contact again", async () => {
    const before = await openOffer("PHONE40");
    await submitPhone(before);
    before.element.remove();
    const key = "offerVerification:102";
    const saved = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...saved, savedAtMs: saved.savedAtMs - 30 * 60_000 }),
    );
    const after = await openOffer("PHONE40");
    expect(await after.screen.findByLabelText("Phone number")).toBeTruthy();
    expect(after.shadow.textContent).not.toContain("Enter your code");
  });
});

describe("the contact", () => {
  const enterprise = {
    name: "Acme",
    required_email_ending: "@acme.com",
    required_email_display: "@acme.com",
  };

  test("names the required ending before the first mistake, and keeps it with the phone number [A5.23]", async () => {
    const { guest, screen } = await openOffer("WELCOME25", { options: { enterprise } });
    await guest.see("Use your @acme.com address.");
    await guest.fill("Email", "nobody@acme.com");
    await guest.press("Continue");
    await guest.press("Add your phone number");
    await guest.fill("Phone number", "5125550199");
    await guest.fill("Email", "nobody@elsewhere.com");
    await guest.press("Continue");
    await guest.see("Sorry, a valid @acme.com email address is required to continue.");
    expect(screen.getByLabelText("Phone number")).toBeTruthy();
    expect(callsTo("/send_sms_verification_code")).toHaveLength(1);
  });

  test("one field for both names US numbers and the rates", async () => {
    const { guest } = await openOffer();
    await guest.see(/US numbers only\. Message and data rates may apply\./);
  });
});

describe("what the guest reads at the end", () => {
  test("a claim by phone names its last day, its bills and how to sign in", async () => {
    const widget = await openOffer();
    await verify(widget);
    await widget.guest.see("Sign in to the Dine app with the same phone number.");
    await widget.guest.see("Use it on a bill of $50 or more (Mon–Thu, 5–9 PM).");
    await widget.guest.see("Add expiration to calendar");
    expect(widget.shadow.textContent).not.toContain("after you claim it");
  });

  test("a claim on a desktop shows a code that opens the app on the guest's phone", async () => {
    configurePage({ links: { appSmart: "https://app.example.com/open" } });
    setMedia("(min-width: 992px) and (hover: hover)", true);
    const widget = await openOffer();
    await verify(widget);
    await widget.guest.see("Scan with your phone’s camera to open the app.");
    expect(widget.screen.getByRole("img", { name: "QR code to open the app" })).toBeTruthy();
  });

  test("an offer for new guests only ends without a colon where nothing can be bought", async () => {
    answerLookupWith({ restrict_to_new_users: true });
    const widget = await openOffer("X", {
      options: {
        offerResponse: {
          offer: { id: 1, amount: 25, restrict_to_new_users: true },
          is_existing_user: true,
        },
      },
    });
    await widget.guest.see("This offer is only available to new members.");
    expect(widget.shadow.textContent).not.toContain("existing account:");
  });

  test("a bonus that the server leaves out is what a tier gives above its price", async () => {
    const tiers = [{ ico_id: "a", pay_amount: 200, get_amount: 260 }];
    const widget = await openOffer("X", {
      options: {
        offerResponse: {
          offer: { id: 1, amount: 25, restrict_to_new_users: true },
          is_existing_user: true,
          tiers,
        },
      },
    });
    await widget.guest.see("Pay $200 · $60 bonus");
  });

  test.each(["paused", "Sold_Out", "disabled"])(
    "an offer whose status is %s asks for no phone",
    async (status) => {
      answerLookupWith({ status });
      const widget = await openOffer("X");
      await expectState(widget, "newUserNoLongerAvailable");
      expect(widget.screen.queryByLabelText(/Phone number/)).toBeNull();
    },
  );

  test("an own referral can be shared, and a suspended account has a next step", async () => {
    const offer = { id: 1, amount: 25 };
    const referrersPage = await openOffer("X", {
      options: {
        offerResponse: { offer, share_url: "https://share.example.com/X" },
        claimResponse: { error: "You cannot claim your own referral." },
      },
    });
    const share = await referrersPage.screen.findByRole("button", { name: "Share this offer" });
    expect([...share.classList]).toContain("primary");
    const suspended = await openOffer("X", {
      options: { offerResponse: { offer }, claimResponse: { error: "Account suspended" } },
    });
    expect(await suspended.screen.findByRole("button", { name: "Use another code" })).toBeTruthy();
    expect(suspended.screen.getAllByText("Account suspended")).toHaveLength(1);
  });

  test("a forgotten password is reset without leaving the claim", async () => {
    const widget = await openOffer();
    await verify(widget, "5125550134");
    await widget.guest.press("Forgot your password?");
    await widget.guest.fill("Email", "guest@example.com");
    await widget.guest.press("Send reset link");
    await widget.guest.see("Check your email");
    await widget.guest.press("Back to sign in");
    await widget.guest.see("Welcome back");
    expect(callsTo("/forgot_password")).toHaveLength(1);
  });
});
