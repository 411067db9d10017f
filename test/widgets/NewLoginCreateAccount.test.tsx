import { fireEvent, waitFor } from "@testing-library/dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { examples } from "../../src/widgets/NewLoginCreateAccount/examples.ts";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { detailsOf, errorOf, fieldOf } from "../support/find.ts";
import { signIn } from "../support/signIn.ts";

const name = "NewLoginCreateAccount";
const password = "dinner-for-two";
const newPassword = "a table by the window ".repeat(4);

const calls = (path: string) => requests.filter((request) => request.path === path);
const button = ({ screen }: MountedWidget, label: string | RegExp) =>
  screen.getByRole("button", { name: label });

async function fillAccount({ guest }: MountedWidget, email = "ada@example.com"): Promise<void> {
  await guest.fill("First name", " Ada ");
  await guest.fill("Last name", "Lovelace");
  await guest.fill("Email", email);
  await guest.fill("Phone number", "(512) 555-0142");
  await guest.fill("Password", newPassword);
}

async function createAccount(mounted: MountedWidget, email?: string): Promise<void> {
  await fillAccount(mounted, email);
  await mounted.guest.press("Create account");
}

const creating = { options: { mode: "create-account" } };

afterEach(() => {
  vi.useRealTimers();
});

describe("NewLoginCreateAccount: an account that may exist", () => {
  it("offers the sign-in and the reset beside the refusal, and keeps the email", async () => {
    const mounted = await mountWidget(name, exampleNamed(examples, "create-account"));
    await createAccount(mounted, "guest@example.com");
    await mounted.guest.see("sign in or reset your password");
    const alert = mounted.screen.getByRole("alert");
    expect([...alert.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
      "Sign in instead",
      "Reset your password",
    ]);
    await mounted.guest.press("Reset your password");
    await mounted.guest.see("Send reset link");
    expect(fieldOf(mounted, "Email").value).toBe("guest@example.com");
  });
});

describe("NewLoginCreateAccount: a reload", () => {
  it("shows the form again with what was typed, but for the password (fault J2)", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.press("Create an account");
    await mounted.guest.see("Create your account");
    await fillAccount(mounted);
    mounted.unmount();
    const again = await mountWidget(name);
    await again.guest.see("Create your account");
    expect(
      ["First name", "Email", "Phone number", "Password"].map(
        (label) => fieldOf(again, label).value,
      ),
    ).toEqual([" Ada ", "ada@example.com", "+1 512 555-0142", ""]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(newPassword);
    await again.guest.fill("Password", newPassword);
    await again.guest.press("Create account");
    await again.guest.see("Welcome, Ada");
    expect(sessionStorage.getItem("signIn:typed")).toBeNull();
  });
});

describe("NewLoginCreateAccount: sign-in", () => {
  it("mounts by name as a form with the fields that password managers expect [C2.18] [U3]", async () => {
    const mounted = await mountWidget(name);
    expect(fieldOf(mounted, "Email")).toMatchObject({
      type: "email",
      autocomplete: "username",
      name: "email",
    });
    expect(fieldOf(mounted, "Password")).toMatchObject({
      type: "password",
      autocomplete: "current-password",
      name: "password",
    });
    expect(fieldOf(mounted, "Email").form).toBe(fieldOf(mounted, "Password").form);
    expect(button(mounted, "Sign in")).toMatchObject({ type: "submit" });
    expect(requests).toHaveLength(0);
  });

  it("signs in with user{email,password} and keeps the token out of events and markup [A7.52] [U3]", async () => {
    const mounted = await mountWidget(name, { options: { siteArea: "redeem" } });
    await signIn(mounted, " guest@example.com ");
    await mounted.guest.see("Welcome back, Gina");
    expect(calls("/api/v5/login").map(({ body }) => body)).toEqual([
      { user: { email: "guest@example.com", password }, site_area: "redeem" },
    ]);
    const token = localStorage.getItem("userToken");
    expect(token).toMatch(/^harness-1-/);
    expect(detailsOf(mounted, "signed-in")).toHaveLength(1);
    expect(detailsOf(mounted, "done")).toMatchObject([{ outcome: "signed-in" }]);
    expect(JSON.stringify(mounted.events)).not.toContain(token);
    expect(mounted.element.outerHTML + mounted.shadow.innerHTML).not.toContain(token);
    expect(calls("/api/v5/current_user")).toHaveLength(0);
  });

  it("stays on sign-in with the server's message and the typed values after a wrong password [A8.09]", async () => {
    const mounted = await mountWidget(name);
    await signIn(mounted, "guest@example.com", "not-the-one");
    await mounted.guest.see("Invalid email or password.");
    expect(errorOf(mounted, "Password")).toBe("Invalid email or password.");
    expect(mounted.shadow.activeElement).toBe(fieldOf(mounted, "Password"));
    expect([fieldOf(mounted, "Email").value, fieldOf(mounted, "Password").value]).toEqual([
      "guest@example.com",
      "not-the-one",
    ]);
    expect(localStorage.getItem("userToken")).toBeNull();
    await signIn(mounted);
    await mounted.guest.see("Welcome back, Gina");
  });

  it.each([
    ["12345", "Password must be at least 6 characters"],
    ["", "Required"],
  ])(
    "sends no password of five characters or none: %j [A5.26] [A9.24]",
    async (typedPassword, words) => {
      const mounted = await mountWidget(name);
      await signIn(mounted, "guest@example.com", typedPassword);
      expect(errorOf(mounted, "Password")).toBe(words);
      expect(requests).toHaveLength(0);
    },
  );

  it("sends a password of six characters, and one of 121 with spaces and symbols, unchanged [A5.26] (fault X13)", async () => {
    const mounted = await mountWidget(name);
    for (const typedPassword of ["123456", ` ${"ü€ ".repeat(40)}`]) {
      await signIn(mounted, "guest@example.com", typedPassword);
      await vi.waitFor(() =>
        expect(calls("/api/v5/login").at(-1)?.body).toMatchObject({
          user: { password: typedPassword },
        }),
      );
      await mounted.guest.see("Invalid email or password.");
    }
  });

  it.each([
    ["", "Required"],
    ["guest", "Invalid email address"],
  ])("reports the email %j and focuses it", async (email, words) => {
    const mounted = await mountWidget(name);
    await signIn(mounted, email);
    expect(errorOf(mounted, "Email")).toBe(words);
    expect(mounted.shadow.activeElement).toBe(fieldOf(mounted, "Email"));
  });

  it("shows the password on request and accepts a pasted one", async () => {
    const mounted = await mountWidget(name);
    fireEvent.paste(fieldOf(mounted, "Password"));
    fireEvent.input(fieldOf(mounted, "Password"), { target: { value: password } });
    await mounted.guest.press("Show password");
    expect(fieldOf(mounted, "Password")).toMatchObject({ type: "text", value: password });
    await mounted.guest.press("Show password");
    expect(fieldOf(mounted, "Password").type).toBe("password");
  });

  it("warns while Caps Lock is on", async () => {
    const mounted = await mountWidget(name);
    fireEvent.keyDown(fieldOf(mounted, "Password"), { key: "A", modifierCapsLock: true });
    await vi.waitFor(() => expect(errorOf(mounted, "Password")).toBe("Caps Lock is on."));
    fireEvent.keyUp(fieldOf(mounted, "Password"), { key: "CapsLock", modifierCapsLock: false });
    await vi.waitFor(() =>
      expect(fieldOf(mounted, "Password").getAttribute("aria-describedby")).toBeNull(),
    );
  });

  it("disables the button after too many tries for the seconds that the server states", async () => {
    const mounted = await mountWidget(name, exampleNamed(examples, "too-many-tries"));
    await signIn(mounted);
    await mounted.guest.see("Too many tries. Try again in 0:4");
    await mounted.guest.press("Sign in");
    expect(calls("/api/v5/login")).toHaveLength(1);
  });

  it.each(["offline", "html", "truncated", 500] as const)(
    "reports a failed request (%s), keeps the typed values, and retries on request",
    async (fault) => {
      const mounted = await mountWidget(name);
      backendFault(fault, { path: "/login", times: 1 });
      await signIn(mounted);
      await mounted.guest.see("Something went wrong...");
      expect(fieldOf(mounted, "Password").value).toBe(password);
      await mounted.guest.press("Try again");
      await mounted.guest.see("Welcome back, Gina");
    },
  );

  it("sends one sign-in however often it is pressed", async () => {
    const mounted = await mountWidget(name);
    backendFault("slow", { path: "/login" });
    await signIn(mounted);
    await mounted.user.click(button(mounted, "Sign in"));
    fireEvent.submit(fieldOf(mounted, "Email").form!);
    await mounted.guest.see("Welcome back, Gina");
    expect(calls("/api/v5/login")).toHaveLength(1);
  });

  it.each([
    ["/?next=%2Faccount%3Fa%3D1", {}, "https://host.example/account?a=1"],
    ["/?return_url=https://order.example.com/x", {}, null],
    ["/?next=javascript:alert(1)", {}, null],
    ["/?next=//evil.example", { next: "/home" }, "https://host.example/home"],
    ["/", { next: "https://evil.example" }, null],
  ])(
    "redirects to %j with %j only when that is safe [G11] (fault A1)",
    async (address, options, url) => {
      const mounted = await mountWidget(name, { address, options });
      await signIn(mounted);
      await mounted.guest.see("Welcome back, Gina");
      expect(detailsOf(mounted, "navigate").map(({ url }) => url)).toEqual(url ? [url] : []);
    },
  );

  it("recognizes an existing session, and signs out", async () => {
    const first = await mountWidget(name);
    await signIn(first);
    await first.guest.see("Welcome back, Gina");
    const second = await mountWidget(name);
    await second.guest.see("Welcome back, Gina");
    expect(calls("/api/v5/current_user")[0]?.headers["authorization"]).toBe(
      `Bearer ${localStorage.getItem("userToken")}`,
    );
    await second.guest.press("Sign out");
    await second.guest.see("Sign in");
    expect(localStorage.getItem("userToken")).toBeNull();
    expect(detailsOf(second, "signed-out")).toHaveLength(1);
    await first.guest.see("New here?");
  });

  it("asks to sign in again when the token is refused, and stays signed in when loading the user fails otherwise [K15]", async () => {
    localStorage.setItem("userToken", "stale");
    const refused = await mountWidget(name);
    await refused.guest.see("Please sign in again.");
    refused.update({ lang: "es" });
    await refused.guest.see("Vuelva a iniciar sesión.");
    expect(localStorage.getItem("userToken")).toBeNull();
    refused.unmount();
    localStorage.setItem("userToken", "harness-9");
    backendFault(404, { path: "/current_user" });
    const unread = await mountWidget(name);
    await unread.guest.see("You’re signed in");
  });
});

describe("NewLoginCreateAccount: a new account", () => {
  it("sends exactly its fields once, with opt-ins off by default, and signs the user in [U3]", async () => {
    const mounted = await mountWidget(name, { ...creating, address: "/?referral_code=FRIEND" });
    expect(
      mounted.screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked),
    ).toEqual([false, false]);
    await createAccount(mounted);
    await mounted.guest.see("Welcome, Ada");
    expect(calls("/api/v5/users").map(({ body }) => body)).toEqual([
      {
        user: {
          first_name: "Ada",
          last_name: "Lovelace",
          email: "ada@example.com",
          phone_number: "15125550142",
          password: newPassword,
          email_opt_in: false,
          sms_opt_in: false,
          agrees_with_tos_privacy: "on",
          referral_code: "FRIEND",
        },
      },
    ]);
    expect(localStorage.getItem("userToken")).toMatch(/^harness-/);
    expect(detailsOf(mounted, "signed-in")).toHaveLength(1);
    expect(detailsOf(mounted, "done")).toMatchObject([{ outcome: "account-created" }]);
    expect(JSON.stringify(detailsOf(mounted, "done"))).not.toContain("ada@");
  });

  it("signs in later with the same password [U3]", async () => {
    const mounted = await mountWidget(name, creating);
    await createAccount(mounted);
    await mounted.guest.see("Welcome, Ada");
    await mounted.guest.press("Sign out");
    await signIn(mounted, "ADA@example.com", newPassword);
    await mounted.guest.see("Welcome back, Ada");
  });

  it("uses the autocomplete names that browsers fill in", async () => {
    const mounted = await mountWidget(name, {
      options: { mode: "create-account", askBirthDate: true },
    });
    const labels = [
      "First name",
      "Last name",
      "Email",
      "Phone number",
      "Password",
      /^Date of birth/,
    ] as const;
    expect(
      labels.map((label) => mounted.screen.getByLabelText(label).getAttribute("autocomplete")),
    ).toEqual(["given-name", "family-name", "email", "tel", "new-password", "bday"]);
  });

  it("requires eight characters, a US number and names, and no date of birth [U3]", async () => {
    const mounted = await mountWidget(name, {
      options: { mode: "create-account", askBirthDate: true },
    });
    await mounted.guest.fill("Password", "1234567");
    await mounted.guest.press("Create account");
    expect(
      ["First name", "Last name", "Email", "Phone number", "Password"].map((label) =>
        errorOf(mounted, label),
      ),
    ).toEqual([
      "Enter your first name",
      "Enter your last name",
      "Enter your email address",
      "Please enter a valid phone number.",
      "Password must be at least 8 characters",
    ]);
    await fillAccount(mounted);
    await mounted.guest.press("Create account");
    await mounted.guest.see("Welcome, Ada");
    expect(calls("/api/v5/users")).toHaveLength(1);
    expect(JSON.stringify(calls("/api/v5/users")[0]?.body)).not.toContain("birth_date");
  });

  it.each([409, 422])("does not reveal that an address has an account (%i)", async (status) => {
    const mounted = await mountWidget(name, creating);
    backendFault(
      { status, body: { errors: { email: ["has already been taken"] } } },
      { path: "/users" },
    );
    await createAccount(mounted);
    await mounted.guest.see("We couldn’t create an account with these details.");
    expect(mounted.shadow.textContent).not.toContain("taken");
    expect(fieldOf(mounted, "Email").value).toBe("ada@example.com");
  });

  it("shows the server's errors at their fields", async () => {
    const mounted = await mountWidget(name, creating);
    backendFault(
      { status: 422, body: { errors: { phone_number: ["is not a mobile number"] } } },
      { path: "/users", times: 1 },
    );
    await createAccount(mounted);
    await vi.waitFor(() =>
      expect(errorOf(mounted, "Phone number")).toBe("Phone number is not a mobile number"),
    );
    expect(mounted.shadow.activeElement).toBe(fieldOf(mounted, "Phone number"));
  });

  it("never resends a request with an unknown outcome, and leads to sign-in", async () => {
    const mounted = await mountWidget(name, exampleNamed(examples, "account-unconfirmed"));
    await createAccount(mounted);
    await mounted.guest.see("Your account may be ready");
    expect(calls("/api/v5/users")).toHaveLength(1);
    await mounted.guest.press("Try signing in");
    expect(fieldOf(mounted, "Email").value).toBe("ada@example.com");
    await signIn(mounted, "ada@example.com", newPassword);
    await mounted.guest.see("Welcome back, Ada");
  });

  it("keeps the typed values when switching to sign-in and back", async () => {
    const mounted = await mountWidget(name, creating);
    await fillAccount(mounted);
    await mounted.guest.press("Sign in instead");
    expect(fieldOf(mounted, "Email").value).toBe("ada@example.com");
    await mounted.guest.press("Create an account");
    expect([fieldOf(mounted, "First name").value, fieldOf(mounted, "Password").value]).toEqual([
      " Ada ",
      newPassword,
    ]);
  });

  it("is not offered when the host turns it off", async () => {
    const mounted = await mountWidget(name, { options: { createAccount: false } });
    expect(mounted.screen.queryByRole("button", { name: "Create an account" })).toBeNull();
  });
});

describe("NewLoginCreateAccount: email confirmation", () => {
  it("shows the toast for three seconds and removes it one second later [A2.60] [A2.61] [A4.47] [A4.48] [A9.15] [A9.16] [G20]", async () => {
    const mounted = await mountWidget(name, creating);
    await fillAccount(mounted);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await mounted.guest.press("Create account");
    await mounted.guest.see("Verify your email address");
    await mounted.guest.see("Confirm the email sent from Dine");
    const toast = mounted.shadow.querySelector(".toast")!;
    await vi.advanceTimersByTimeAsync(2500);
    expect(toast.className).not.toContain("leaving");
    await vi.advanceTimersByTimeAsync(600);
    await vi.waitFor(() => expect(toast.className).toContain("leaving"));
    expect(toast.isConnected).toBe(true);
    await vi.advanceTimersByTimeAsync(1100);
    await vi.waitFor(() => expect(toast.isConnected).toBe(false));
  });

  it("keeps the toast while it is hovered [G20]", async () => {
    const mounted = await mountWidget(name, creating);
    await fillAccount(mounted);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await mounted.guest.press("Create account");
    await mounted.guest.see("Verify your email address");
    const toast = mounted.shadow.querySelector(".toast")!;
    fireEvent.pointerOver(toast);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toast.className).not.toContain("leaving");
    fireEvent.pointerOut(toast);
    await vi.advanceTimersByTimeAsync(3100);
    await vi.waitFor(() => expect(toast.className).toContain("leaving"));
  });

  it("sends the email again after a minute, not sooner [U3]", async () => {
    const mounted = await mountWidget(name, creating);
    await fillAccount(mounted);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await mounted.guest.press("Create account");
    await mounted.guest.see("One more step");
    await mounted.guest.press("Resend email");
    expect(calls("/api/v5/verifications/email")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(61_000);
    await waitFor(() =>
      expect(
        mounted.screen.getByRole("button", { name: "Resend email" }).getAttribute("aria-disabled"),
      ).toBeNull(),
    );
    await mounted.guest.press("Resend email");
    await mounted.guest.see("Sent. If it doesn’t arrive");
    expect(calls("/api/v5/verifications/email")).toMatchObject([
      { method: "POST", headers: { authorization: expect.stringContaining("Bearer ") } },
    ]);
  });

  it("removes the token from the address, sends it once and reports success [A7.33] [K15]", async () => {
    const mounted = await mountWidget(name, {
      address: "/?a=1&invite_token=confirm-new&utm_source=x#top",
    });
    expect(location.search + location.hash).toBe("?a=1&utm_source=x#top");
    await mounted.guest.see("Your email is confirmed");
    expect(
      calls("/api/v5/verifications/email/verify").map(({ method, body }) => [method, body]),
    ).toEqual([["POST", { invite_token: "confirm-new" }]]);
    expect(detailsOf(mounted, "done")).toMatchObject([{ outcome: "email-verified" }]);
    await mounted.guest.press("Sign in");
    await signIn(mounted, "new@example.com");
    await mounted.guest.see("Welcome back, Nico");
    expect(mounted.screen.queryByText("One more step: check your inbox")).toBeNull();
  });

  it("says that a link has expired, and sends another without revealing accounts [K15] [U3]", async () => {
    const mounted = await mountWidget(name, { address: "/?invite_token=old" });
    await mounted.guest.see("This link has expired");
    await mounted.guest.fill("Email", "nobody@example.com");
    await mounted.guest.press("Send a new link");
    await mounted.guest.see("If this email still needs to be confirmed");
    expect(calls("/api/v5/verifications/email").map(({ body }) => body)).toEqual([
      { email: "nobody@example.com" },
    ]);
  });

  it("treats verified: false as a refusal [K15]", async () => {
    backendFault({ body: { verified: false } }, { path: "/verify" });
    const mounted = await mountWidget(name, { address: "/?invite_token=x" });
    await mounted.guest.see("This link has expired");
  });

  it("keeps the token for another try after a failed request", async () => {
    backendFault("html", { path: "/verify", times: 1 });
    const mounted = await mountWidget(name, { address: "/?invite_token=confirm-new" });
    await mounted.guest.see("We couldn’t confirm your email");
    expect(mounted.screen.getByRole("alert").textContent).toContain("The link still works.");
    await mounted.guest.press("Try again");
    await mounted.guest.see("Your email is confirmed");
  });
});

describe("NewLoginCreateAccount: a forgotten password", () => {
  it("sends user{email} and says where the link went [U3]", async () => {
    const mounted = await mountWidget(name);
    await mounted.guest.fill("Email", "guest@example.com");
    await mounted.guest.press("Forgot your password?");
    await mounted.guest.press("Send reset link");
    await mounted.guest.see("Check your email");
    expect(calls("/api/v1/users/forgot_password").map(({ body }) => body)).toEqual([
      { user: { email: "guest@example.com" } },
    ]);
    await mounted.guest.press("Back to sign in");
    await mounted.guest.see("New here?");
  });

  it.each([
    ["", "Required"],
    ["nobody", "Invalid email address"],
  ])("refuses the email %j without a request", async (email, words) => {
    const mounted = await mountWidget(name, { options: { mode: "forgot-password" } });
    await mounted.guest.fill("Email", email);
    await mounted.guest.press("Send reset link");
    expect(errorOf(mounted, "Email")).toBe(words);
    expect(requests).toHaveLength(0);
  });

  it("shows the specified text for every refusal", async () => {
    const mounted = await mountWidget(name, { options: { mode: "forgot-password" } });
    backendFault({ status: 422, body: { error: "Other words" } }, { path: "/forgot_password" });
    await mounted.guest.fill("Email", "nobody@example.com");
    await mounted.guest.press("Send reset link");
    await mounted.guest.see("No account record found, please verify your spelling.");
    expect(mounted.shadow.textContent).not.toContain("Other words");
  });
});
