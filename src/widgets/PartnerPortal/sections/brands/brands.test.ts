import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { file, padded, png } from "../../../../shared/upload/testing/images.ts";
import type { Outcome } from "../../../../shared/api/outcome.ts";
import { brandImageLimits } from "../../../../shared/upload/checkImage.ts";
import { movedPhoto, withoutPhoto, withPhoto } from "./gallery.ts";
import { photosOf } from "./photos.ts";
import { imageUrl } from "./imageUrl.ts";
import { texts as uploadTexts } from "../../../../shared/upload/texts.ts";
import { texts } from "./texts.ts";
import { createUploads } from "./uploads.ts";
import { brandSchema, fieldsOf, type BrandValues } from "./values.ts";

const copy = texts.messages;

const whole: BrandValues = {
  brand_name: "Harbor Grill",
  brand_description: "Oysters.",
  website_url: "",
  tag_ids: ["6", "21"],
  favorite_tag_ids: ["6"],
  gallery_images_ids: ["1"],
  hero_image_id: "1",
  logo_dark_id: "",
  logo_light_id: "9",
  logo_dark_wide_id: "",
  logo_light_wide_id: "",
  base_logo_id: "",
  no_color_alteration: false,
  cms_provider: "",
  popup_complete: true,
  popup_incomplete_reason: "",
};

describe("the photos of a brand", () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]$/), { minLength: 1, maxLength: 8 });

  it("the photos of a brand move without getting lost, and not past an end", () => {
    const property = fc.property(
      ids,
      fc.nat(7),
      fc.integer({ min: -9, max: 9 }),
      (order, at, by) => {
        const id = order[at % order.length]!;
        const moved = movedPhoto(order, id, by);
        expect([...moved].toSorted()).toEqual([...order].toSorted());
        expect(moved.indexOf(id)).toBe(
          Math.min(Math.max(order.indexOf(id) + by, 0), order.length - 1),
        );
        expect(moved.filter((item) => item !== id)).toEqual(order.filter((item) => item !== id));
      },
    );
    fc.assert(property);
  });

  it("the photos of a brand have a hero among them or none", () => {
    const empty = { gallery_images_ids: [], hero_image_id: "" };
    const one = withPhoto(empty, "a");
    expect(one).toEqual({ gallery_images_ids: ["a"], hero_image_id: "a" });
    const two = withPhoto(one, "b");
    expect(two.hero_image_id).toBe("a");
    expect(withPhoto(two, "b")).toBe(two);
    expect(withoutPhoto(two, "a")).toEqual({ gallery_images_ids: ["b"], hero_image_id: "" });
    expect(withoutPhoto(two, "b").hero_image_id).toBe("a");
  });

  it("the photos of a brand are chosen from the project’s pictures without the logos of any brand [A3.07]", () => {
    const images = ["1", "2", "9"].map((id) => ({
      id,
      url: `/${id}.jpg`,
      width: null,
      height: null,
    }));
    // SAFETY: the test reads only the logos of a brand.
    const brands = [
      {
        logoDarkId: "9",
        logoLightId: null,
        logoDarkWideId: null,
        logoLightWideId: null,
        baseLogoId: null,
      },
    ] as unknown as Parameters<typeof photosOf>[2];
    const { chosen, pool } = photosOf(images, ["2", "unknown"], brands);
    expect(chosen.map(({ id, url }) => [id, url])).toEqual([
      ["2", "/2.jpg"],
      ["unknown", ""],
    ]);
    expect(pool.map(({ id }) => id)).toEqual(["1"]);
  });
});

describe("image addresses", () => {
  it.each([
    ["https://images.test/a.jpg", true],
    ["/pictures/a.svg", true],
    ["data:image/png;base64,AAAA", true],
    ["data:image/svg+xml;base64,AAAA", false],
    ["data:text/html,x", false],
    ["javascript:alert(1)", false],
    ["//elsewhere.test/a.jpg", false],
    ["", false],
  ])("%s may be shown: %s (fault B5)", (url, isShown) => {
    expect(imageUrl(url)).toBe(isShown ? url : null);
  });
});

describe("a brand", () => {
  const wrong = (changes: Partial<BrandValues>) => {
    const result = brandSchema(new Set(["6"]), copy.errors).safeParse({ ...whole, ...changes });
    return result.success ? [] : result.error.issues.map(({ path }) => path[0]);
  };

  it("a brand needs name, description, a cuisine, a hero and one logo [P6]", () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ brand_name: " " })).toEqual(["brand_name"]);
    expect(wrong({ brand_description: "" })).toEqual(["brand_description"]);
    expect(wrong({ tag_ids: ["21"], favorite_tag_ids: [] })).toEqual(["tag_ids"]);
    expect(wrong({ hero_image_id: "" })).toEqual(["hero_image_id"]);
    expect(wrong({ logo_light_id: "" })).toEqual(["logo_dark_id"]);
    expect(wrong({ logo_light_id: "", logo_dark_id: "3" })).toEqual([]);
    expect(wrong({ popup_complete: false })).toEqual(["popup_incomplete_reason"]);
    expect(wrong({ website_url: "not a site" })).toEqual(["website_url"]);
  });

  it("a brand has at most three favorites, all of them among its tags [P6]", () => {
    expect(wrong({ favorite_tag_ids: ["99"] })).toEqual(["favorite_tag_ids"]);
    expect(
      wrong({ tag_ids: ["6", "1", "2", "3"], favorite_tag_ids: ["6", "1", "2", "3"] }),
    ).toEqual(["favorite_tag_ids"]);
  });

  it("a brand is written as a form: empty lists do not vanish, and photos have a call of their own [A7.31]", () => {
    expect(
      fieldsOf({
        brand_name: " Harbor ",
        website_url: "harbor.test",
        tag_ids: [],
        logo_dark_id: "",
        gallery_images_ids: ["1"],
      }),
    ).toEqual({
      brand_name: "Harbor",
      website_url: "https://harbor.test",
      tag_ids: [""],
      logo_dark_id: null,
    });
  });
});

describe("uploads", () => {
  const open: { end(): void }[] = [];
  // An upload that continues would still block unloading in the next test.
  afterEach(() => open.splice(0).forEach((uploads) => uploads.end()));

  function setUp(answers: (() => Promise<Outcome<string>>)[] = []) {
    const send = vi.fn((_file: File, signal: AbortSignal) => {
      return (
        answers.shift()?.() ??
        new Promise<Outcome<string>>((resolve) =>
          signal.addEventListener("abort", () =>
            resolve({ ok: false, problem: { kind: "timed-out" } }),
          ),
        )
      );
    });
    const settle = vi.fn(async (_sent: string): Promise<Outcome<unknown>> => ({
      ok: true,
      value: null,
    }));
    const there = new Set<string>();
    const announcements: string[] = [];
    const uploads = createUploads<string>({
      words: () => ({ uploads: copy.uploads, images: uploadTexts.messages }),
      limits: brandImageLimits,
      send,
      deliver: settle,
      isInUse: (sent) => there.has(sent),
      onAnnounce: (words) => announcements.push(words),
    });
    open.push(uploads);
    return {
      uploads,
      send,
      settle,
      there,
      announcements,
      steps: () =>
        uploads.store
          .getState()
          .items.map(({ step, errorText }) => (errorText ? `${step}: ${errorText}` : step)),
    };
  }
  const photo = (width: number, name = `${width}.png`) => file(png(width, 800), name, "image/png");
  const good = async () => ({ ok: true as const, value: "sent" });
  const offline = async () => ({ ok: false as const, problem: { kind: "offline" as const } });

  it("uploads report wrong content, 25 MB and the same picture twice, and send none of them [P19] (fault B6)", async () => {
    const { uploads, send, steps } = setUp();
    const large = file(padded(png(1600, 900), 25_000_000), "large.png");
    uploads.add([
      file('<svg xmlns="http://www.w3.org/2000/svg"/>', "logo.png", "image/png"),
      large,
      photo(1600, "one.png"),
      photo(1600, "copy of one.png"),
    ]);
    await vi.waitFor(() =>
      // Either of the two equal pictures may be read first.
      expect(steps().toSorted()).toEqual([
        "failed: This isn’t a JPEG, PNG or WebP picture. Save it as one and choose it again.",
        "failed: This picture is 25 MB. The limit is 10 MB.",
        `failed: ${copy.uploads.duplicate}`,
        "sending",
      ]),
    );
    expect(send).toHaveBeenCalledOnce();
    uploads.end();
  });

  it("uploads go two at a time", async () => {
    const { uploads, send, steps } = setUp();
    uploads.add([photo(1), photo(2), photo(3)]);
    // Any of them may be read first.
    await vi.waitFor(() => expect(steps().toSorted()).toEqual(["sending", "sending", "waiting"]));
    expect(send).toHaveBeenCalledTimes(2);
    uploads.end();
  });

  it("uploads can be stopped, which aborts the request and lets the same file be chosen again", async () => {
    const { uploads, send, announcements: said, settle, steps } = setUp();
    uploads.add([photo(1, "pasta.png")]);
    await vi.waitFor(() => expect(steps()).toEqual(["sending"]));
    uploads.cancel(uploads.store.getState().items[0]!.key);
    expect(send.mock.calls[0]?.[1].aborted).toBe(true);
    expect(steps()).toEqual([]);
    expect(said).toEqual(["Upload of pasta.png canceled"]);
    uploads.add([photo(1, "pasta.png")]);
    await vi.waitFor(() => expect(steps()).toEqual(["sending"]));
    expect(settle).not.toHaveBeenCalled();
    uploads.end();
  });

  it("uploads that failed can be tried again", async () => {
    const { uploads, settle, steps } = setUp([offline, good]);
    uploads.add([photo(1)]);
    await vi.waitFor(() => expect(steps()).toEqual([`failed: ${copy.uploads.offline}`]));
    uploads.retry(uploads.store.getState().items[0]!.key);
    await vi.waitFor(() => expect(settle).toHaveBeenCalledExactlyOnceWith("sent"));
    expect(steps()).toEqual([]);
  });

  it("uploads block unloading while they last, and end with the form", async () => {
    const { uploads, send, settle, steps } = setUp();
    // Tests of other files may have left the page in the middle of a payment, so the test counts
    // the blocks.
    const blocks = () => {
      const leaving = new Event("beforeunload", { cancelable: true });
      const refuse = vi.spyOn(leaving, "preventDefault");
      window.dispatchEvent(leaving);
      return refuse.mock.calls.length;
    };
    const before = blocks();
    uploads.add([photo(1)]);
    await vi.waitFor(() => expect(steps()).toEqual(["sending"]));
    expect(blocks()).toBe(before + 1);
    uploads.end();
    expect(blocks()).toBe(before);
    expect(send.mock.calls[0]?.[1].aborted).toBe(true);
    expect(settle).not.toHaveBeenCalled();
  });
});
