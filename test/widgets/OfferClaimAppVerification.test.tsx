import { fireEvent, waitFor } from "@testing-library/dom";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fastClock } from "../support/fastClock.ts";
import { backend } from "../support/server.ts";
import { http, HttpResponse } from "msw";
import { backendFault, mountWidget, overrideBackend, setMedia } from "../support/mountWidget.ts";
import { session } from "../../mock-api/session.ts";
import {
  callsTo,
  displayStateIn,
  knownPhone,
  openOffer,
  signIn,
  submitPhone,
  verify,
} from "./offerClaimSupport.ts";

describe("the texted code", () => {
  test("a code with fewer than six digits is refused without a call [A5.13] [A9.12]", async () => {
    const { guest } = await openCodeScreen();
    await guest.fill("Verification code", "12345");
    await guest.press("Continue");
    await guest.see("Enter all six digits.");
    expect(callsTo("verify_sms_code")).toEqual([]);
  });

  test("the code field is numeric and takes the code of a text message; letters are dropped [A5.14]", async () => {
    const { guest, screen } = await openCodeScreen();
    const field = screen.getByLabelText<HTMLInputElement>("Verification code");
    expect([field.inputMode, field.autocomplete]).toEqual(["numeric", "one-time-code"]);
    await guest.fill("Verification code", "a");
    expect(field.value).toBe("");
  });

  test("the sixth digit starts the verification without a button [A4.23] [A5.16] [A7.50]", async () => {
    const { guest } = await openCodeScreen();
    await guest.fill("Verification code", "123456");
    await guest.see("What’s next");
    expect(callsTo("verify_sms_code")).toMatchObject([
      {
        method: "POST",
        query: { token: "verification-1", sms_verification_code: "123456", id: "101" },
      },
    ]);
  });

  test("a pasted code with spaces and dashes is verified once [A5.17]", async () => {
    const { guest, screen } = await openCodeScreen();
    const field = screen.getByLabelText<HTMLInputElement>("Verification code");
    fireEvent.input(field, { target: { value: "12 34-56" }, inputType: "insertFromPaste" });
    await guest.see("What’s next");
    expect(callsTo("verify_sms_code").map(({ query }) => query["sms_verification_code"])).toEqual([
      "123456",
    ]);
  });

  test("a wrong code empties and focuses the field, shows what was tried, and is not sent twice [A5.15] [O8] (faults X6)", async () => {
    const { guest, screen, shadow } = await openCodeScreen();
    await guest.fill("Verification code", "654321");
    await guest.see("Incorrect verification code. Please try again.");
    const field = screen.getByLabelText<HTMLInputElement>("Verification code");
    expect(field.value).toBe("");
    expect(shadow.activeElement).toBe(field);
    await guest.see("654 321");
    await guest.fill("Verification code", "654321");
    await guest.press("Continue");
    expect(callsTo("verify_sms_code")).toHaveLength(1);
    await guest.fill("Verification code", "123456");
    await guest.see("What’s next");
  });

  test("a refusal about anything but the code is shown in the server's own words", async () => {
    const { guest, shadow } = await openCodeScreen();
    overrideBackend(
      http.post("*/api/v5/offers/verify_sms_code", () =>
        HttpResponse.json({ error: "Guests from your region can’t claim this." }, { status: 422 }),
      ),
    );
    await guest.fill("Verification code", "123456");
    await guest.see("Guests from your region can’t claim this.");
    expect(shadow.textContent).not.toContain("Incorrect verification code");
  });

  test("another code can be requested after the countdown, and a toast confirms it [A7.49]", async () => {
    const widget = await openCodeScreen();
    const button = widget.screen.getByRole("button", { name: "Resend code" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
    await widget.guest.press("Resend code");
    await widget.guest.see("We sent you a new code.");
    expect(callsTo("send_sms")).toHaveLength(2);
  });

  test("a browser with WebOTP hands over the code of the text message, and nothing has to be typed", async () => {
    let arrive: (credential: object) => void = () => {};
    const webOtp = offerTextedCode(() => new Promise((resolve) => (arrive = resolve)));
    const { guest } = await openCodeScreen();
    await vi.waitFor(() => expect(webOtp).toHaveBeenCalled());
    arrive({ code: "123456" });
    await guest.see("What’s next");
    expect(webOtp).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ["sms"] } }));
    expect(callsTo("verify_sms_code")).toHaveLength(1);
  });

  test.each([
    ["refuses", () => Promise.reject(new DOMException("no", "NotAllowedError"))],
    ["hands over what is no code", async () => ({ code: "<b>1</b>" })],
    ["hands over nothing", async () => null],
  ])("where WebOTP %s, the code is typed as without it", async (_, answer) => {
    const webOtp = offerTextedCode(answer);
    const { guest } = await openCodeScreen();
    await guest.see("Verification code");
    await vi.waitFor(() => expect(webOtp).toHaveBeenCalled());
    expect(callsTo("verify_sms_code")).toEqual([]);
    await guest.fill("Verification code", "123456");
    await guest.see("What’s next");
  });

  /** A browser that reads text messages. */
  function offerTextedCode(answer: () => Promise<unknown>) {
    const get = vi.fn<(options: object) => Promise<unknown>>(answer);
    vi.stubGlobal("OTPCredential", vi.fn());
    Object.defineProperty(navigator, "credentials", { value: { get }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "credentials"));
    return get;
  }

  async function openCodeScreen() {
    const widget = await openOffer("WELCOME25", { options: { resendSeconds: 1 } });
    await submitPhone(widget);
    return widget;
  }
});

describe("an existing guest", () => {
  test("an existing guest signs in before the claim is sent [A1.17] [A4.26]", async () => {
    const widget = await openOffer();
    await verify(widget, knownPhone);
    await widget.guest.see("Welcome back");
    expect(displayStateIn(widget)).toBe("authentication");
    expect(callsTo("claim_offer")).toEqual([]);
  });

  test("after signing in the claim is sent with the new bearer [A4.27] [A7.52] [A7.53]", async () => {
    const widget = await openOffer();
    await verify(widget, knownPhone);
    await signIn(widget);
    await widget.guest.see("What’s next");
    expect(callsTo("/login")).toMatchObject([
      {
        method: "POST",
        path: "/api/v5/login",
        body: { user: { email: "guest@example.com", password: "dinner-for-two" } },
      },
    ]);
    expect(callsTo("claim_offer")).toMatchObject([
      { method: "POST", headers: { authorization: "Bearer harness-1-1" } },
    ]);
    expect(widget.events.map(({ type }) => type)).toContain("widget:signed-in");
  });

  test("an existing guest with a stored token claims without signing in [A4.25]", async () => {
    await mountWidget("OfferClaimApp");
    backend.state(session).tokens["stored"] = 1;
    localStorage.setItem("userToken", "stored");
    const widget = await openOffer();
    await verify(widget, knownPhone);
    await widget.guest.see("What’s next");
    expect(callsTo("/login")).toEqual([]);
    expect(callsTo("claim_offer")[0]?.headers["authorization"]).toBe("Bearer stored");
  });

  test("a password below six characters is refused without a call [A5.26] [A9.24] [O25]", async () => {
    const widget = await openOffer();
    await verify(widget, knownPhone);
    await signIn(widget, "short");
    await widget.guest.see("Password must be at least 6 characters");
    expect(callsTo("/login")).toEqual([]);
  });

  test("a wrong password stays on sign-in and keeps the e-mail address [A8.09] [O25]", async () => {
    const widget = await openOffer();
    await verify(widget, knownPhone);
    await signIn(widget, "wrong-one");
    await widget.guest.see("Invalid email or password.");
    expect(displayStateIn(widget)).toBe("authentication");
    expect(widget.screen.getByLabelText<HTMLInputElement>("Email").value).toBe("guest@example.com");
  });
});

describe("texting VERIFY", () => {
  test("a desktop shows the word, the number and a QR code [A4.37] [O9]", async () => {
    setMedia("(min-width: 992px) and (hover: hover)", true);
    const { guest, screen } = await openTextVerify();
    await guest.see("VERIFY");
    await guest.see("+1 512 555-0123");
    expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
    await guest.see("Or scan this with your phone’s camera.");
  });

  test("the status is polled until a token arrives, and then the offer is claimed [A4.40] [A7.51]", async () => {
    const widget = await openTextVerify();
    await waitFor(() => expect(displayStateIn(widget)).toBe("success"));
    expect(
      callsTo("check_if_verified").map(({ method, path, query }) => [method, path, query]),
    ).toEqual(
      Array.from({ length: 3 }, () => [
        "POST",
        "/api/v5/offers/check_if_verified",
        { token: "verification-1", id: "101" },
      ]),
    );
  });

  test("a status that cannot be asked for is said, and asked for again", async () => {
    const widget = await openTextVerify("texts-lost");
    await widget.guest.see("Waiting for your text…");
    const stop = backendFault("offline", { path: "check_if_verified" });
    await widget.guest.see("We can’t check for your text right now. We’ll keep trying.");
    stop();
    await widget.guest.see("Waiting for your text…");
  });

  test("a status that the server refuses for good leads back to the code, and is asked for no more", async () => {
    const widget = await openTextVerify("texts-lost");
    overrideBackend(http.post("*/check_if_verified", () => HttpResponse.json({}, { status: 404 })));
    await waitFor(() => expect(displayStateIn(widget)).toBe("smsVerification"));
    expect(widget.screen.getByRole("alert").textContent).not.toBe("");
    expect(callsTo("check_if_verified").length).toBeLessThan(5);
  });

  test("a phone shows a link into the messages app, and the code can still be entered [O9]", async () => {
    const { guest, screen } = await openTextVerify("texts-lost");
    expect(
      (await screen.findByRole<HTMLAnchorElement>("link", { name: "Open messages" })).href,
    ).toBe("sms:+15125550123?&body=VERIFY");
    await guest.press("Enter the code instead");
    await guest.fill("Verification code", "123456");
    await guest.see("What’s next");
  });

  async function openTextVerify(scenario?: string) {
    const widget = await openOffer("WELCOME25", {
      options: { resendSeconds: 1 },
      ...(scenario && { backend: scenario }),
    });
    await submitPhone(widget);
    fastClock();
    await widget.guest.press("No text? Verify another way");
    return widget;
  }
});
