import { afterEach, describe, expect, it, vi } from "vitest";
import { examples } from "../../src/widgets/AmbassadorUserProfile/examples.ts";
import { fileSpy } from "../support/fileSpy.ts";
import { exampleNamed, mountWidget, type MountedWidget } from "../support/mountWidget.ts";

const button = "Share as a picture: Osteria Luna";

/** jsdom draws nothing. Returns the texts that are written on the picture. */
function fakeCanvas(): string[] {
  const written: string[] = [];
  const nothing = () => {};
  const context = {
    fillRect: nothing,
    beginPath: nothing,
    roundRect: nothing,
    fill: nothing,
    save: nothing,
    translate: nothing,
    scale: nothing,
    restore: nothing,
    fillText: (text: string) => written.push(text),
    measureText: (text: string) => ({ width: 20 * text.length }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    // SAFETY: the picture calls only the methods above.
    context as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((draw) =>
    draw(new Blob(["picture"], { type: "image/png" })),
  );
  vi.stubGlobal("Path2D", function Path2D() {});
  return written;
}

/** A browser whose share sheet does what `share` does. */
function withShareSheet(share: (data: ShareData) => Promise<void>): void {
  const canShare = ({ files }: ShareData) => files?.length === 1;
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { canShare: { value: canShare }, share: { value: share } }),
  );
}

async function openProfile(): Promise<MountedWidget> {
  const widget = await mountWidget("AmbassadorUserProfile", exampleNamed(examples, "default"));
  const links = await widget.screen.findAllByRole("button", { name: /^QR code/ });
  for (const link of links) link.click();
  await vi.waitFor(() =>
    expect(widget.shadow.querySelectorAll(".qr-frame path").length).toBeGreaterThan(2),
  );
  return widget;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a link as a picture", () => {
  it("is shared as a file with the invitation, the brand and the link", async () => {
    const written = fakeCanvas();
    const shared: ShareData[] = [];
    withShareSheet(async (data) => void shared.push(data));
    const { guest } = await openProfile();
    await guest.press(button);
    await vi.waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]).toMatchObject({
      title: "Osteria Luna",
      text: "https://dine.example/b/luna?a=maya",
    });
    expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([
      ["Osteria-Luna.png", "image/png"],
    ]);
    expect(written).toEqual([
      "Maya Ambrose invites you to",
      "Osteria Luna",
      "Scan the code, or open",
      "dine.example/b/luna",
    ]);
  });

  it("is downloaded where the browser shares no files", async () => {
    fakeCanvas();
    const file = fileSpy();
    const { guest } = await openProfile();
    await guest.press(button);
    await guest.see("Picture saved.");
    expect(await file()).toBe("picture");
  });

  it("is neither downloaded nor reported when the person closes the share sheet", async () => {
    fakeCanvas();
    const file = fileSpy();
    const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
    withShareSheet(share);
    const { guest, shadow } = await openProfile();
    await guest.press(button);
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(file()).toBeUndefined();
    expect(shadow.textContent).not.toMatch(/Picture saved|couldn’t create/);
  });

  it("that cannot be drawn says so, and leaves the link", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { guest } = await openProfile();
    await guest.press(button);
    await guest.see("We couldn’t create the picture. Share the link instead.");
  });
});
