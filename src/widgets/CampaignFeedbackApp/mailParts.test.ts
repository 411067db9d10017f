import { afterEach, describe, expect, test, vi } from "vitest";
import { compareVersions, type MailVersion } from "./compareVersions.ts";
import { mailDocument } from "./mail.ts";
import { markParts, partsOf } from "./mailParts.ts";

afterEach(() => vi.restoreAllMocks());

const html = `<style>p{color:red}</style><script>x()</script>
<img src="https://t.example/open.gif" width="1" height="1" alt="">
<table><tr><td><h1>Spring is <b>here</b></h1>
<p>Six courses. <a href="https://a.example/menu">See the menu</a> today.</p>
<img src="https://a.example/pics/lamb.jpg?w=600"><img src="https://a.example/x.png" alt="Asparagus">
<table><tr><td><a href="https://a.example/reserve">Reserve</a></td></tr></table></td></tr></table>`;

describe("the parts of an email", () => {
  test("are its texts, images and links in reading order, without trackers, scripts and styles", () => {
    expect(partsOf(html)).toEqual([
      { kind: "text", text: "Spring is here", address: "" },
      { kind: "text", text: "Six courses. See the menu today.", address: "" },
      { kind: "link", text: "See the menu", address: "https://a.example/menu" },
      { kind: "image", text: "lamb.jpg", address: "https://a.example/pics/lamb.jpg?w=600" },
      { kind: "image", text: "Asparagus", address: "https://a.example/x.png" },
      { kind: "link", text: "Reserve", address: "https://a.example/reserve" },
    ]);
  });

  test("have a link inside a link among the outer one’s words", () => {
    const nested =
      '<a href="https://a.example/"><table><tr><td>One <a href="https://b.example/">two</a>';
    expect(partsOf(nested).filter(({ kind }) => kind === "link")).toEqual([
      { kind: "link", text: "One two", address: "https://a.example/" },
    ]);
  });

  test("belong to no document that would load its pictures, also while a strict policy’s looks are put on", () => {
    const create = vi.spyOn(Document.prototype, "createElement");
    mailDocument(html, true, (body) => markParts(body, { numbered: "all", changed: new Set([1]) }));
    expect(create.mock.contexts).not.toContain(document);
  });

  test("are marked where they changed, and numbered where they have a comment", () => {
    const marked = mailDocument("<p>One</p><p>Two</p><p>Three</p>", true, (body) =>
      markParts(body, { numbered: new Set([3]), changed: new Set([2]) }),
    );
    expect(marked).toContain(
      "<p>One</p><p><mark>Two</mark></p><p><b><mark>[3]</mark> </b>Three</p>",
    );
  });

  test("stay within formatting elements that are never closed", () => {
    const open = Array.from({ length: 300 }, (_, index) => `<b id="${index}">`).join("");
    expect(partsOf(`<p>${open}</p>${"<p>x".repeat(50)}`)).toHaveLength(50);
    expect(mailDocument(`<p>${open}</p>${"<p>x".repeat(50)}`, true)?.match(/<b /g)).toHaveLength(
      300,
    );
  });

  test("are none where nothing can be read", () => {
    expect(partsOf("<div><br></div>")).toEqual([]);
  });
});

const version = (html: string, subject = "Spring", previewText = ""): MailVersion => ({
  subject,
  previewText,
  parts: partsOf(html),
});
const changes = (before: MailVersion, after: MailVersion) =>
  compareVersions(before, after).map(({ kind, before: old, after: fresh }) => [
    kind,
    old?.text ?? null,
    fresh?.text ?? null,
  ]);

describe("two versions of an email", () => {
  test("that read the same have no changes, whatever their layout", () => {
    expect(
      changes(version("<p>One</p><p>Two</p>"), version("<div>One</div><div><i>Two</i></div>")),
    ).toEqual([]);
  });

  test("differ in subject, preview text, changed, added and removed parts", () => {
    expect(
      changes(
        version("<p>One</p><p>Two</p><p>Three</p><p>Four</p>", "Spring"),
        version(
          "<p>One</p><p>2</p><p>Three</p><img src='https://a.example/b.png'>",
          "Summer",
          "New",
        ),
      ),
    ).toEqual([
      ["subject", "Spring", "Summer"],
      ["previewText", null, "New"],
      ["text", "Two", "2"],
      ["text", "Four", null],
      ["image", null, "b.png"],
    ]);
  });

  test("that differ in a link’s target alone name both targets", () => {
    const link = (address: string) => version(`<a href="${address}">Reserve</a>`);
    expect(compareVersions(link("https://a.example/1"), link("https://a.example/2"))).toMatchObject(
      [
        {
          kind: "link",
          before: { address: "https://a.example/1" },
          after: { address: "https://a.example/2" },
        },
      ],
    );
  });

  test("keep apart changes with something unchanged between them", () => {
    expect(changes(version("<p>A</p><p>B</p>"), version("<p>B</p><p>C</p>"))).toEqual([
      ["text", "A", null],
      ["text", null, "C"],
    ]);
  });
});
