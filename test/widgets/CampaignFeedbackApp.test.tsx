import { fireEvent, waitFor } from "@testing-library/dom";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { reviewerIn } from "../../src/widgets/CampaignFeedbackApp/address.ts";
import { isLockedHere } from "../../src/shared/host/lock.ts";
import { lockKey } from "../../src/shared/payment/intent/names.ts";
import { mailDocument } from "../../src/widgets/CampaignFeedbackApp/mail.ts";
import { startText, timeText, type Review } from "../../src/widgets/CampaignFeedbackApp/review.ts";
import { es } from "../../src/widgets/CampaignFeedbackApp/texts.es.ts";
import { texts } from "../../src/widgets/CampaignFeedbackApp/texts.ts";
import { otherTab } from "../support/otherTab.ts";
import {
  backendFault,
  mountWidget,
  overrideBackend,
  requests,
  type MountedWidget,
} from "../support/mountWidget.ts";
import { detailsOf } from "../support/find.ts";

/** The formats of English and Spanish dates. */
const english = { lang: "en", moment: texts.messages.moment };
const spanish = { lang: "es", moment: es.moment };

const approvalKey = lockKey({ kind: "approval", ids: ["482"] });
const address = "/campaigns/review/482?token=tasty&em=ada%40example.com";
const open = (more: Partial<Parameters<typeof mountWidget>[1]> = {}) =>
  mountWidget("CampaignFeedbackApp", { address, ...more });
const writes = () => requests.filter(({ method }) => method === "POST");
const reads = () =>
  requests.filter(({ method, path }) => method === "GET" && path.includes("campaign_brands"));
const doneDetails = (widget: MountedWidget) => detailsOf(widget, "done");

async function approve({ guest }: MountedWidget): Promise<void> {
  await guest.press("Approve all");
  await guest.press("Approve all");
}

async function ask({ guest }: MountedWidget, message: string): Promise<void> {
  await guest.press("Request changes");
  await guest.fill("Message", message);
  await guest.press("Send request");
}

afterEach(() => vi.restoreAllMocks());

describe("access", () => {
  test("the campaign of the third path segment is read with the token of the query [B2.47] [B2.49] [E9]", async () => {
    const { guest } = await open({ address: "/campaigns/review/spring-482?token=tasty" });
    await guest.see("Spring tasting week");
    expect(reads()).toMatchObject([
      { path: "/api/v5/campaign_brands/spring-482", query: { token: "tasty" } },
    ]);
  });
  test("a token-holder sees the campaign, and the token leaves the address bar [B4.47] [B7.17] (faults A6)", async () => {
    const { guest } = await open({
      address: "/campaigns/review/spring-482?token=tasty&em=ada%40example.com&x=1#top",
    });
    await guest.see("Spring tasting week");
    expect(reads()).toMatchObject([
      { path: "/api/v5/campaign_brands/spring-482", query: { token: "tasty" } },
    ]);
    expect(location.href).not.toContain("token");
    expect(location.search + location.hash).toBe("?em=ada%40example.com&x=1#top");
    await guest.see("Ada Lovelace, Grace Hopper");
  });
  test("opens again after a reload, when the address has no token any more (faults A6)", async () => {
    const first = await open();
    await first.guest.see("Spring tasting week");
    first.unmount();
    const again = await open({ address: location.pathname });
    await again.guest.see("Spring tasting week");
    expect(reads().map(({ query }) => query["token"])).toEqual(["tasty", "tasty"]);
  });
  test.each([
    "/campaigns/review/482",
    "/campaigns/review?token=tasty",
    `/campaigns/review/482?token=${"x".repeat(3000)}`,
  ])(
    "an address without an id or a usable token shows the unavailable page, and nothing is requested (%#) [B2.51] [B4.51] [E9]",
    async (without) => {
      const { guest, screen } = await open({ address: without });
      await guest.see("This page is unavailable");
      expect(screen.queryByRole("button")).toBeNull();
      expect(requests).toEqual([]);
      expect(location.search).not.toContain("token");
    },
  );
  test("an invalid token shows the unavailable page [B4.52] [E10]", async () => {
    const { guest } = await open({ address: "/campaigns/review/482?token=stale" });
    await guest.see("This page is unavailable");
  });
  test.each([
    401,
    403,
    404,
    { status: 200, body: { errors: { base: ["No access"] } } },
    { status: 422, body: { errors: { base: ["No access"] } } },
  ])(
    "a refusal by the server shows the unavailable page (%j) [B7.17] [E10] [G17] (faults C1)",
    async (fault) => {
      backendFault(fault, { path: "campaign_brands" });
      const { guest } = await open();
      await guest.see("This page is unavailable");
    },
  );
  test.each([500, "html", "truncated", { body: {} }, { body: [] }, { body: null }] as const)(
    "a broken answer offers to try again, and is not called unavailable (%j) [E10]",
    async (fault) => {
      const stop = backendFault(fault, { path: "campaign_brands" });
      const { guest, screen } = await open();
      await guest.see("We couldn’t load this campaign");
      expect(screen.queryByText("This page is unavailable")).toBeNull();
      stop();
      await guest.press("Try again");
      await guest.see("Spring tasting week");
    },
  );
});

describe("the reviewer's address", () => {
  test.each([
    ["ada@example.com", "ada@example.com"],
    [btoa("ada@example.com"), "ada@example.com"],
    ["bm90IGFuIGFkZHJlc3M=", null],
    ["%%%", null],
    [null, null],
  ])("em=%s in the address gives the reviewer %s [E2] [B2.46]", (em, reviewer) =>
    expect(reviewerIn(em)).toBe(reviewer),
  );
  test("the reviewer's address is shown, and sent with each of their requests [E2] [B2.46]", async () => {
    const widget = await open({
      address: `/campaigns/review/482?token=tasty&em=${encodeURIComponent(btoa("ada@example.com"))}`,
    });
    await widget.guest.see("Reviewing as ada@example.com");
    await approve(widget);
    await widget.guest.see("Campaign Approved");
    expect(writes()).toMatchObject([{ body: { email: "ada@example.com" } }]);
  });
});

describe("approving", () => {
  test("an approved campaign shows 'Campaign Approved' with its start at noon, and no action [B2.50] [B3.13] [B4.50]", async () => {
    const widget = await open();
    await widget.guest.press("Approve all");
    await widget.guest.press("Approve all");
    await widget.guest.see("Campaign Approved");
    await widget.guest.see("March 14, 2027 at 12:00 PM");
    expect(
      widget.screen.queryByRole("button", { name: /Approve all|Request changes|Comment/ }),
    ).toBeNull();
  });
  test("an approver's approval is sent once, after a confirmation, and reported without personal data [B1.12] [B4.48] [E4]", async () => {
    const widget = await open();
    await widget.guest.press("Approve all");
    expect(writes()).toEqual([]);
    await widget.guest.press("Approve all");
    await widget.guest.see("Campaign Approved");
    expect(writes()).toMatchObject([
      {
        path: "/api/v5/campaign_brands/482/approve",
        query: { token: "tasty" },
        body: { email: "ada@example.com" },
      },
    ]);
    expect(doneDetails(widget)).toMatchObject([{ outcome: "approved", campaignBrandId: "482" }]);
    expect(JSON.stringify(doneDetails(widget))).not.toContain("example.com");
  });
  test.each(["1", "true"])(
    "approve=%s in a link only opens the question [B2.48] [E3] (faults X12)",
    async (value) => {
      const { guest, screen } = await open({ address: `${address}&approve=${value}` });
      await guest.see("Approve all emails?");
      await guest.press("Not yet");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(writes()).toEqual([]);
    },
  );
  test.each([["campaign-reviewer"], ["campaign-approved"]])(
    "approve=1 opens nothing for %s [E3] [B6.04]",
    async (backend) => {
      const { guest, screen } = await open({ address: `${address}&approve=1`, backend });
      await guest.see("Spring tasting week");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(writes()).toEqual([]);
    },
  );
  test("a reviewer who is not an approver can only request changes [B6.04] [B6.05]", async () => {
    const widget = await open({ backend: "campaign-reviewer" });
    await widget.guest.see("Spring tasting week");
    expect(widget.screen.queryByRole("button", { name: "Approve all" })).toBeNull();
    await ask(widget, "Please fix the date.");
    await widget.guest.see("Thanks — we’ve sent your changes.");
  });
  test("a second press in the same moment sends nothing more [D1]", async () => {
    const { guest, screen } = await open();
    await guest.press("Approve all");
    const button = screen.getByRole("button", { name: "Approve all" });
    button.click();
    button.click();
    await guest.see("Campaign Approved");
    expect(writes()).toHaveLength(1);
  });
  test("a write that another tab is sending keeps this tab from sending its own [D1]", async () => {
    const other = await otherTab(approvalKey);
    const widget = await open();
    await approve(widget);
    await waitFor(() => expect(widget.screen.queryAllByRole("alert")).toHaveLength(1));
    expect(writes()).toEqual([]);
    other.ends();
  });
  test("a write of another tab whose outcome is not known is looked up before this tab sends its own [D1] [D3]", async () => {
    const widget = await open();
    await widget.guest.press("Approve all");
    const other = await otherTab(approvalKey);
    other.writes("sent", {});
    other.ends();
    await widget.guest.press("Approve all");
    await waitFor(() => expect(reads()).toHaveLength(2));
    expect(writes()).toEqual([]);
  });
  test("a campaign that was approved elsewhere is shown as approved, not as a failure", async () => {
    const widget = await open({ backend: "campaign-taken" });
    await approve(widget);
    await widget.guest.see("Campaign Approved");
    expect(writes()).toHaveLength(1);
    expect(widget.screen.queryByRole("alert")).toBeNull();
  });
  test("an answer without a status is looked up [E4]", async () => {
    backendFault({ body: {} }, { path: "/approve", afterwards: true });
    const widget = await open();
    await approve(widget);
    await widget.guest.see("Campaign Approved");
    expect([reads().length, writes().length]).toEqual([2, 1]);
  });
  test.each(["offline", 500, "html"] as const)(
    "an approval that was carried out, but whose answer was lost to %s, is looked up and never sent again [D3]",
    async (fault) => {
      backendFault(fault, { path: "/approve", afterwards: true });
      const widget = await open();
      await approve(widget);
      await widget.guest.see("Campaign Approved");
      expect([reads().length, writes().length]).toEqual([2, 1]);
      expect(doneDetails(widget)).toHaveLength(1);
    },
  );
  test("an unknown outcome that cannot be looked up is never called failed; Check again asks once more [D3]", async () => {
    const widget = await open();
    await widget.guest.press("Approve all");
    backendFault(502, { path: "/approve", times: 1, afterwards: true });
    const stop = backendFault(500, { path: /campaign_brands\/482$/ });
    await widget.guest.press("Approve all");
    await widget.guest.see("We couldn’t confirm what happened");
    stop();
    await widget.guest.press("Check again");
    await widget.guest.see("Campaign Approved");
    expect(writes()).toHaveLength(1);
  });
  test("a reload while the outcome is unknown lands in the look-up [D4]", async () => {
    const first = await open();
    await first.guest.press("Approve all");
    backendFault(502, { path: "/approve", afterwards: true });
    const stop = backendFault(500, { path: /campaign_brands\/482$/ });
    await first.guest.press("Approve all");
    await first.guest.see("We couldn’t confirm what happened");
    first.unmount();
    stop();
    const again = await open({ address: location.pathname });
    await again.guest.see("Campaign Approved");
    expect(doneDetails(again)).toMatchObject([{ outcome: "approved" }]);
  });
  test("a widget that is removed does not abort its approval, and the next one sends no second approval (faults D1)", async () => {
    const signals: AbortSignal[] = [];
    const answer = Promise.withResolvers<HttpResponse<{ status: string }>>();
    overrideBackend(
      http.post("*/campaign_brands/482/approve", ({ request }) => {
        signals.push(request.signal);
        return answer.promise;
      }),
    );
    const first = await open();
    await approve(first);
    await waitFor(() => expect(signals).toHaveLength(1));
    first.unmount();
    const next = await open({ address: location.pathname });
    await approve(next);
    await next.guest.see("another action is still in progress");
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    answer.resolve(HttpResponse.json({ status: "approved" }));
    await waitFor(() => expect(isLockedHere(approvalKey)).toBe(false));
    // What was sent is looked up before anything else is.
    await approve(next);
    await next.guest.see("Your approval wasn’t recorded");
    expect(signals).toHaveLength(1);
  });
  test("a 401 on approving shows the unavailable page [G17] (faults C1)", async () => {
    const widget = await open();
    await widget.guest.press("Approve all");
    backendFault(401, { path: "/approve" });
    await widget.guest.press("Approve all");
    await widget.guest.see("This page is unavailable");
  });
});

describe("asking for changes", () => {
  test("sends a general message, keeps the buttons and shows it in the activity [B1.13] [E5] [E8]", async () => {
    const widget = await open();
    await ask(widget, "  Please use the new logo.  ");
    await widget.guest.see("Thanks — we’ve sent your changes.");
    expect(writes()).toMatchObject([
      {
        path: "/api/v5/campaign_brands/482/change_requests",
        query: { token: "tasty" },
        body: {
          change_request: {
            message: "Please use the new logo.",
            email_id: null,
            email: "ada@example.com",
          },
        },
      },
    ]);
    await widget.guest.see("Please use the new logo.");
    await widget.guest.see("Changes requested");
    expect(widget.screen.getByRole("button", { name: "Approve all" })).toBeTruthy();
    expect(doneDetails(widget)).toMatchObject([{ outcome: "changes-requested", emailId: null }]);
  });
  test("names the e-mail that a comment is about [E5] [E1]", async () => {
    const { guest } = await open();
    await guest.press("Comment on this email: Two days left");
    await guest.fill("Message", "Sunday is closed.");
    await guest.press("Send request");
    await guest.see("Thanks — we’ve sent your changes.");
    expect(writes()).toMatchObject([
      { body: { change_request: { message: "Sunday is closed.", email_id: "12" } } },
    ]);
  });
  test("an empty message and one of 2,001 characters are not sent; 2,000 are [E5]", async () => {
    const { guest, screen } = await open();
    await guest.press("Request changes");
    await guest.press("Send request");
    await guest.see("Enter the changes you need.");
    const area = screen.getByLabelText<HTMLTextAreaElement>("Message");
    const { fireEvent } = await import("@testing-library/dom");
    fireEvent.change(area, { target: { value: "x".repeat(2001) } });
    await guest.see("1 character too long");
    await guest.press("Send request");
    expect(writes()).toEqual([]);
    expect(area.value).toHaveLength(2001);
    fireEvent.change(area, { target: { value: "x".repeat(2000) } });
    await guest.press("Send request");
    await guest.see("Thanks — we’ve sent your changes.");
  });
  test("drafts survive closing, another draft, and a reload, which shows the last of them", async () => {
    const first = await open();
    await first.guest.press("Request changes");
    await first.guest.fill("Message", "General words");
    await first.guest.press("Comment on this email: Two days left");
    await first.guest.fill("Message", "Words on the second");
    first.unmount();
    const again = await open({ address: location.pathname });
    expect((await again.screen.findByLabelText<HTMLTextAreaElement>("Message")).value).toBe(
      "Words on the second",
    );
    await again.guest.press("Request changes");
    expect(again.screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("General words");
  });
  test.each([422, 429, 403] as const)(
    "a request that is refused with %s says so, and its message stays",
    async (status) => {
      const widget = await open();
      await widget.guest.see("Spring tasting week");
      backendFault(
        { status, body: { errors: { base: ["Not <b>now</b>."] } } },
        { path: "change_requests" },
      );
      await ask(widget, "Please use the new logo.");
      await widget.guest.see(status === 429 ? "Please wait a moment" : "Not <b>now</b>.");
      expect(widget.screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe(
        "Please use the new logo.",
      );
    },
  );
  test.each([
    [true, "Thanks — we’ve sent your changes."],
    [false, "Your request wasn’t recorded"],
  ])("a lost answer is looked up in the activity; arrived: %s [D3]", async (afterwards, words) => {
    const widget = await open();
    await widget.guest.see("Spring tasting week");
    backendFault(502, { path: "change_requests", afterwards });
    await ask(widget, "Please use the new logo.");
    await widget.guest.see(words);
    expect(writes()).toHaveLength(1);
    expect(widget.screen.queryByLabelText<HTMLTextAreaElement>("Message")?.value).toBe(
      afterwards ? undefined : "Please use the new logo.",
    );
  });
  test("an approval by another user meanwhile is reported and shown", async () => {
    const widget = await open({ backend: "campaign-taken" });
    await ask(widget, "One more thing.");
    await widget.guest.see("was approved in the meantime");
    await widget.guest.see("Campaign Approved");
  });
});

describe("the page", () => {
  const review = { startDate: "2027-03-14", sendTime: "10:30" } satisfies Partial<Review>;
  test.each([
    ["2027-03-14", "March 14, 2027 at 12:00 PM"],
    ["2027-03-14 00:00:00", "March 14, 2027 at 12:00 PM"],
    ["soon", null],
    [null, null],
  ])("start date %s is %s, without a shift of the day [E7] [B4.50]", (startDate, words) => {
    // SAFETY: only the two dates are read.
    expect(startText({ ...review, startDate } as Review, false, english)).toBe(words);
  });
  test("dates and times are written in the widget's language", () => {
    // SAFETY: only the two dates are read.
    expect(startText(review as Review, false, spanish)).toMatch(
      /^14 de marzo de 2027, 12:00 p\.\s?m\.$/,
    );
    expect(timeText("16:30:00", "es")).toMatch(/^4:30 p\.\s?m\.$/);
  });
  test.each([
    [390, "Phone"],
    [1280, "Desktop"],
  ])("previews on a page of %i px start as %s", async (width, chosen) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const { screen } = await open();
    expect((await screen.findByLabelText<HTMLInputElement>(chosen)).checked).toBe(true);
  });
  test("the details name the start and the send time, which the page may make the start [E7] [B3.12] [B3.13]", async () => {
    // SAFETY: as above.
    expect(startText(review as Review, true, english)).toBe("March 14, 2027 at 10:30 AM");
    const { guest, shadow } = await open({ backend: "campaign-approved" });
    await guest.see("Campaign Approved");
    expect(shadow.querySelector("dl")?.textContent).toContain(
      "Campaign startsMarch 14, 2027 at 12:00 PMEmails are sent10:30 AM",
    );
    expect(shadow.querySelector(".alert")?.textContent).not.toContain("10:30");
  });
  test.each([
    ["0:05", "12:05 AM"],
    ["12:00:00", "12:00 PM"],
    ["noon", "noon"],
    ["", null],
  ])("send time %s is %s", (given, words) => expect(timeText(given, "en")).toBe(words));
  test("the page shows brand, logo, owners, status and activity [B3.12] [B7.17] [E8]", async () => {
    const { guest, screen } = await open();
    await guest.see("Osteria Lucca");
    await guest.see("Ada Lovelace, Grace Hopper");
    await guest.see("Waiting for review");
    await guest.see("created the campaign");
    expect(screen.getByRole("img", { name: "Osteria Lucca" }).getAttribute("src")).toContain(
      "/pictures/osteria-lucca.svg",
    );
  });
  test("a log of plain strings, and nothing in it [E8]", async () => {
    backendFault(
      {
        body: {
          campaignBrand: { status: "pending" },
          activityLog: ["Ada opened it", { message: null }, 5],
          campaign: null,
        },
      },
      { path: "campaign_brands" },
    );
    const { guest } = await open();
    await guest.see("Ada opened it");
    await guest.see("Preview not available");
  });
  test("an unknown status counts as pending [E6]", async () => {
    const { guest } = await open({ backend: "campaign-new-status" });
    await guest.see("Waiting for review");
    await guest.press("Approve all");
    await guest.see("Approve all emails?");
  });
  test("markup in names is text (faults B1)", async () => {
    backendFault(
      {
        body: {
          status: "pending",
          campaign: {
            name: "<img src=x onerror=alert(1)>",
            emails: [{ id: 1, subject: "<b>bold</b>" }],
          },
        },
      },
      { path: "campaign_brands" },
    );
    const { guest, shadow } = await open();
    await guest.see("<img src=x onerror=alert(1)>");
    await guest.see("<b>bold</b>");
    expect(shadow.querySelector("img,h2 b,h4 b")).toBeNull();
  });
  test("an e-mail shows as its markup, as a picture of the named image service, or as no preview [B3.12] [B7.17] [E1]", async () => {
    const { guest, shadow, screen } = await open({ backend: "campaign-mixed" });
    await guest.see("Preview not available");
    expect(shadow.querySelectorAll("iframe")).toHaveLength(1);
    expect(
      screen.getByRole("img", { name: "Preview of “A picture of it”" }).getAttribute("src"),
    ).toBe("https://res.cloudinary.com/dining-demo/image/upload/emails/spring");
  });
});

describe("the preview", () => {
  test("the preview is in a frame without any permission (faults B2) [E1]", async () => {
    const { guest, shadow } = await open();
    await guest.see("Spring tasting week");
    await waitFor(() => expect(shadow.querySelectorAll("iframe")).toHaveLength(2));
    const frame = shadow.querySelector("iframe");
    expect(frame?.getAttribute("sandbox")).toBe("");
    expect(frame?.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(frame?.getAttribute("srcdoc")).toContain("Content-Security-Policy");
    await guest.tick("Phone");
    expect(shadow.querySelector("iframe")?.style.inlineSize).toBe("375px");
  });
  test.each([true, false])(
    "the preview is without anything that acts; strict policy: %s (faults B2)",
    (isStrict) => {
      const hostile = `<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><script>x()</script><svg onload=x()></svg>
      <form action="https://evil.example"><input name=a></form><a href="javascript:x()" onclick="x()" target="_top">a</a><a href="https://shop.example/p">b</a>
      <img src="https://pic.example/1.png" srcset="x" onerror="x()"><iframe src="https://evil.example"></iframe><link rel=stylesheet href="https://evil.example/s.css"><style>@import "https://evil.example/x.css";p{color:red}</style><p style="color:red">text</p>`;
      const mail = new DOMParser().parseFromString(
        mailDocument(hostile, isStrict) ?? "",
        "text/html",
      );
      expect(
        mail.querySelector(
          "script,base,iframe,link,input,svg,[href],[onclick],[onerror],[onload],[srcset],[action],[target],[http-equiv=refresh]",
        ),
      ).toBeNull();
      expect(mail.documentElement.outerHTML).not.toContain("evil.example");
      expect(mail.querySelector('[title="https://shop.example/p"]')?.textContent).toBe("b");
      expect(mail.querySelector("img")?.getAttribute("src")).toBe("https://pic.example/1.png");
      expect(mail.body.textContent).toContain("text");
      expect(mail.querySelectorAll("style,[style]").length === 0).toBe(isStrict);
    },
  );
  test("an empty or very large e-mail has no preview [E1]", () =>
    expect([mailDocument(" "), mailDocument("x".repeat(1_000_001))]).toEqual([null, null]));
});

describe("parts of an email", () => {
  const numbersIn = ({ shadow }: MountedWidget) =>
    shadow.querySelectorAll("iframe")[1]?.getAttribute("srcdoc") ?? "";

  test("are numbered in the preview while their list is open, and a comment on one names it", async () => {
    const widget = await open();
    const { guest, screen } = widget;
    await guest.press("Comment on a part: Two days left");
    await waitFor(() => expect(numbersIn(widget)).toContain("[2]"));
    await guest.press(/^Comment on Part 2/);
    await guest.fill("Message", "It ends on Saturday.");
    await guest.press("Send request");
    await guest.see("Thanks — we’ve sent your changes.");
    const message =
      "Part 2 (text “The tasting menu ends on Sunday. We keep a table for you un…”): It ends on Saturday.";
    expect(writes()).toMatchObject([{ body: { change_request: { message, email_id: "12" } } }]);
    await guest.see(message);
    await guest.press("Comment on a part: Two days left");
    await waitFor(() => expect(numbersIn(widget)).not.toContain("[1]"));
    // The commented part keeps its number.
    expect(numbersIn(widget)).toContain("<mark>[2]</mark>");
    // The next comment is about the whole e-mail again.
    await guest.press("Comment on this email: Two days left");
    expect(screen.queryByText("Whole email instead")).toBeNull();
  });

  test("a comment can be about the whole email instead, and the part counts to the longest message [E5]", async () => {
    const { guest, screen } = await open();
    await guest.press("Comment on a part: Two days left");
    await guest.press(/^Comment on Part 1/);
    fireEvent.input(screen.getByLabelText("Message"), { target: { value: "x".repeat(1_990) } });
    await guest.see("characters too long");
    await guest.press("Whole email instead");
    await waitFor(() => expect(screen.queryByText(/characters too long/)).toBeNull());
    await guest.press("Send request");
    await guest.see("Thanks — we’ve sent your changes.");
    expect(writes()).toMatchObject([{ body: { change_request: { message: "x".repeat(1_990) } } }]);
  });

  test("the part of an unsent comment outlives a reload", async () => {
    const { guest, unmount } = await open();
    await guest.press("Comment on a part: Two days left");
    await guest.press(/^Comment on Part 2/);
    await guest.fill("Message", "Saturday");
    unmount();
    const again = await open();
    await again.guest.press("Send request");
    await again.guest.see("Thanks — we’ve sent your changes.");
    expect(writes()).toMatchObject([
      { body: { change_request: { message: expect.stringMatching(/^Part 2 .*: Saturday$/) } } },
    ]);
  });
});

describe("what changed since the last version", () => {
  test("is shown in words where the API has that version", async () => {
    const { guest, screen } = await open({ backend: "campaign-revised" });
    await guest.press("See what changed: Spring is on the table");
    const list = await screen.findByRole("region", { name: "What changed since the last version" });
    const lines = [...list.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "Subject changedBefore: Spring is hereNow: Spring is on the table",
      expect.stringMatching(/^Text changedBefore: .*five small courses.*Now: .*six small courses/),
      "Link changed (Reserve your table)Before: https://example.com/bookNow: https://example.com/reserve",
      expect.stringMatching(/^Image removedBefore: Lamb/),
    ]);
    expect(screen.queryByRole("button", { name: "See what changed: Two days left" })).toBeNull();
  });
});

describe("a comment on one email", () => {
  test("is answered below that email, which takes the focus and shows the comment [E5]", async () => {
    const { guest, screen, shadow } = await open();
    await guest.press("Comment on this email: Two days left");
    await guest.fill("Message", "It ends on Saturday.");
    await guest.press("Send request");
    await guest.see("Thanks — we’ve sent your changes.");
    const mail = screen.getByRole("heading", { name: "Two days left" }).closest("li");
    expect(mail?.textContent).toContain("Thanks — we’ve sent your changes.");
    expect(shadow.activeElement?.textContent).toContain("Thanks");
    const comments = mail?.querySelector('[aria-label="Comments"]');
    expect(comments?.textContent).toContain("It ends on Saturday.");
    const [first] = screen.getAllByRole("listitem");
    expect(first?.textContent).not.toContain("Thanks");
  });

  test("leaves the approval quiet, since changes were asked for", async () => {
    const widget = await open();
    const { guest, screen } = widget;
    const approval = () => screen.getByRole("button", { name: "Approve all" });
    await guest.see("Approve the emails, or tell us what to change.");
    expect(approval().className).toContain("primary");
    await ask(widget, "Use the new logo.");
    await guest.see("Thanks — we’ve sent your changes.");
    expect(approval().className).not.toContain("primary");
  });
});

test("the approval says when the campaign starts and when its emails are sent, and that neither has a time zone [E7]", async () => {
  const { guest, screen } = await open();
  await guest.press("Approve all");
  const text = (await screen.findByRole("dialog")).textContent;
  expect(text).toContain("The campaign starts on March 14, 2027 at 12:00 PM.");
  expect(text).toContain("Emails are sent at 10:30 AM. The campaign doesn’t name a time zone.");
});
