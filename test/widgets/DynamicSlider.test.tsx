import { configurePage } from "../support/configurePage.ts";
import { fireEvent } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { mountWidget, setMedia, type MountedWidget } from "../support/mountWidget.ts";

const name = "DynamicSlider";
const slides = ["Soup", "Salad", "Pie"].map((title) => ({
  title,
  text: `${title} of the day`,
  href: `/${title.toLowerCase()}`,
}));

/** The label of the only slide that is not inert, whatever the number of clones. */
function currentSlide({ screen }: MountedWidget): string | null {
  const [slide, ...others] = screen
    .getAllByRole("group")
    .filter((group) => !group.hasAttribute("inert"));
  expect(others).toEqual([]);
  return slide?.getAttribute("aria-label") ?? null;
}

const button = ({ screen }: MountedWidget, label: string) =>
  screen.getByRole("button", { name: label });
const status = ({ screen }: MountedWidget) => screen.getByRole("status").textContent;

/** React uses the real clock, even while the page's clock is fake. */
const { setImmediate: realSetImmediate } = globalThis;

/** Runs `work` and lets React render the result. */
async function act(work: () => unknown): Promise<void> {
  await work();
  for (let turns = 0; turns < 4; turns++)
    await new Promise((rendered) => realSetImmediate(rendered));
}

/** Advances the page's clock and renders the result. */
async function advance(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function mountOnFakeClock(options: Record<string, unknown>): Promise<MountedWidget> {
  const mounted = await mountWidget(name, { options: { ...options, autoplay: false } });
  vi.useFakeTimers();
  await act(async () => {
    mounted.update({ autoplay: true });
    await vi.advanceTimersByTimeAsync(1);
  });
  return mounted;
}

describe("DynamicSlider", () => {
  it("mounts by name as a carousel whose slides state their position [C2.17] [A2.57] [U7]", async () => {
    const slider = await mountWidget(name, { options: { slides } });
    const region = slider.screen.getByRole("region", { name: "Slideshow" });
    expect(region.getAttribute("aria-roledescription")).toBe("carousel");
    const slide = slider.screen.getAllByRole("group").find((group) => !group.hasAttribute("inert"));
    expect(slide?.getAttribute("aria-roledescription")).toBe("slide");
    expect(currentSlide(slider)).toBe("1 of 3");
    expect(slider.screen.getByRole("heading", { name: "Soup" })).toBeTruthy();
    expect(slider.screen.getByRole("link", { name: "Soup" }).getAttribute("href")).toBe("/soup");
  });

  it("advances every 2.7 s, and not before [A9.17] [U7]", async () => {
    const slider = await mountOnFakeClock({ slides });
    await advance(2_690);
    expect(currentSlide(slider)).toBe("1 of 3");
    await advance(20);
    expect(currentSlide(slider)).toBe("2 of 3");
    await advance(2_700);
    expect(currentSlide(slider)).toBe("3 of 3");
    await advance(2_700);
    expect(currentSlide(slider)).toBe("1 of 3");
  });

  it("shows three brands per slide and advances every 3 s [A9.19] [A9.20] [U7]", async () => {
    const slides = "abcdefg".split("").map((letter) => ({ title: `Brand ${letter}` }));
    const slider = await mountOnFakeClock({ slides, variant: "brands" });
    const names = () =>
      slider.screen
        .getAllByRole("listitem")
        .map((item) => item.textContent?.replace(/^\P{Ll}+(?=Brand)/u, ""));
    expect(names()).toEqual(["Brand a", "Brand b", "Brand c"]);
    await advance(2_990);
    expect(names()).toEqual(["Brand a", "Brand b", "Brand c"]);
    await advance(20);
    expect(names()).toEqual(["Brand d", "Brand e", "Brand f"]);
    await advance(3_000);
    expect(names()).toEqual(["Brand g"]);
    expect(currentSlide(slider)).toBe("3 of 3");
  });

  it("has the pause button first in the tab order, and stays paused [X5]", async () => {
    const slider = await mountWidget(name, { options: { slides } });
    const pause = button(slider, "Pause slideshow");
    expect(slider.shadow.querySelector('button, a, [tabindex="0"]')).toBe(pause);
    pause.focus();
    await slider.user.keyboard("{Enter}");
    vi.useFakeTimers();
    await act(() => button(slider, "Play slideshow").blur());
    await advance(10_000);
    expect(currentSlide(slider)).toBe("1 of 3");
  });

  it("resumes when play is pressed, although the button is focused and hovered [X5]", async () => {
    const slider = await mountOnFakeClock({ slides });
    const pause = button(slider, "Pause slideshow");
    await act(() => fireEvent.mouseOver(pause));
    await act(() => fireEvent.focusIn(pause));
    await act(() => fireEvent.click(pause));
    await advance(6_000);
    expect(currentSlide(slider)).toBe("1 of 3");
    await act(() => fireEvent.click(button(slider, "Play slideshow")));
    await advance(2_710);
    expect(currentSlide(slider)).toBe("2 of 3");
  });

  it.each<[string, (control: Element) => void, (control: Element) => void]>([
    [
      "hovered",
      (control) => fireEvent.mouseOver(control),
      (control) => fireEvent.mouseOut(control),
    ],
    ["focused", (control) => fireEvent.focusIn(control), (control) => fireEvent.focusOut(control)],
    ["in a hidden tab", () => setPageHidden(true), () => setPageHidden(false)],
  ])("pauses while it is %s and resumes afterwards [X5]", async (_, begin, end) => {
    const slider = await mountOnFakeClock({ slides });
    const next = button(slider, "Next slide");
    await act(() => begin(next));
    await advance(9_000);
    expect(currentSlide(slider)).toBe("1 of 3");
    await act(() => end(next));
    await advance(2_710);
    expect(currentSlide(slider)).toBe("2 of 3");
  });

  it("does not advance under reduced motion, also when it is turned on later [X5]", async () => {
    const slider = await mountOnFakeClock({ slides });
    await act(() => setMedia("(prefers-reduced-motion: reduce)", true));
    await advance(10_000);
    expect(currentSlide(slider)).toBe("1 of 3");
    await act(() => fireEvent.click(button(slider, "Next slide")));
    await advance(1);
    expect(currentSlide(slider)).toBe("2 of 3");
  });

  it("announces the slide after the visitor moves it, and not after the timer does [U7]", async () => {
    const slider = await mountOnFakeClock({ slides });
    await advance(2_710);
    expect(currentSlide(slider)).toBe("2 of 3");
    expect(status(slider)).toBe("");
    await act(() => fireEvent.click(button(slider, "Next slide")));
    await advance(1);
    expect(status(slider)).toBe("Slide 3 of 3: Pie");
    await act(() => fireEvent.click(button(slider, "Previous slide")));
    await advance(1);
    expect(status(slider)).toBe("Slide 2 of 3: Salad");
  });

  it("counts every press in quick succession, and wraps around at both ends", async () => {
    const slider = await mountWidget(name, { options: { slides, autoplay: false } });
    const next = button(slider, "Next slide");
    for (let press = 0; press < 5; press++) await act(() => fireEvent.click(next));
    expect(currentSlide(slider)).toBe("3 of 3");
    await act(() => fireEvent.click(next));
    expect(currentSlide(slider)).toBe("1 of 3");
    await act(() => fireEvent.click(button(slider, "Previous slide")));
    expect(currentSlide(slider)).toBe("3 of 3");
  });

  it("makes slides out of view and clones inert [X5]", async () => {
    const slider = await mountWidget(name, { options: { slides, autoplay: false } });
    const elements = [...slider.shadow.querySelectorAll<HTMLElement>(".slick-slide")];
    expect(elements.length).toBeGreaterThan(slides.length);
    expect(
      elements.filter(
        (slide) => slide.hasAttribute("inert") && slide.getAttribute("aria-hidden") === "true",
      ),
    ).toHaveLength(elements.length - 1);
    expect(slider.screen.getAllByRole("link")).toHaveLength(1);
  });

  it("moves with the arrow keys and moves the focus from link to link", async () => {
    const slider = await mountWidget(name, { options: { slides } });
    slider.screen.getByRole("link", { name: "Soup" }).focus();
    await slider.user.keyboard("{ArrowRight}");
    expect(slider.shadow.activeElement).toBe(slider.screen.getByRole("link", { name: "Salad" }));
    await slider.user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(slider.shadow.activeElement).toBe(slider.screen.getByRole("link", { name: "Pie" }));
  });

  it("runs from right to left in Arabic: the left arrow and next advance from the first slide", async () => {
    configurePage({ texts: { ar: { "DynamicSlider.slides": "عرض الشرائح" } } });
    const slider = await mountWidget(name, {
      options: { slides, autoplay: false },
      attributes: { lang: "ar" },
    });
    expect(currentSlide(slider)).toBe("1 of 3");
    await act(() => fireEvent.keyDown(button(slider, "Next slide"), { key: "ArrowLeft" }));
    expect(currentSlide(slider)).toBe("2 of 3");
    await act(() => fireEvent.click(button(slider, "Next slide")));
    expect(currentSlide(slider)).toBe("3 of 3");
    await act(() => fireEvent.keyDown(button(slider, "Next slide"), { key: "ArrowRight" }));
    expect(currentSlide(slider)).toBe("2 of 3");
    const order = [...slider.shadow.querySelectorAll(".slick-slide:not(.slick-cloned)")].map(
      (slide) => slide.getAttribute("aria-label"),
    );
    expect(order).toEqual(["3 of 3", "2 of 3", "1 of 3"]);
  });

  it.each([
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://x/y",
  ])("shows text without a link for %j (fault A2)", async (href) => {
    const { screen } = await mountWidget(name, {
      options: { slides: [{ title: "Soup", href }, { title: "Pie" }] },
    });
    expect(screen.getByRole("heading", { name: "Soup" })).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("marks the slides that lead somewhere", async () => {
    const { shadow } = await mountWidget(name, {
      options: { slides: [{ title: "Soup", href: "/soup" }, { title: "Pie" }] },
    });
    const marked = [...shadow.querySelectorAll(".slick-slide:not(.slick-cloned) .promo")].filter(
      (card) => card.querySelector(".slide-arrow"),
    );
    expect(marked.map((card) => card.querySelector("h3")?.textContent)).toEqual(["Soup"]);
  });

  it("fires widget:navigate for a link, which the host may cancel", async () => {
    const slider = await mountWidget(name, { options: { slides } });
    await act(() => fireEvent.click(slider.screen.getByRole("link", { name: "Soup" })));
    expect(slider.events.findLast(({ type }) => type === "widget:navigate")).toMatchObject({
      type: "widget:navigate",
      detail: { widget: name, url: "https://host.example/soup", reason: "slide" },
    });
  });

  it.each([
    "http://elsewhere.example/a.png",
    "javascript:alert(1)",
    "data:text/html,<b>",
    "blob:https://host.example/1",
    " ",
  ])("shows initials instead of the image %j (fault B5)", async (image) => {
    const { screen, shadow } = await mountWidget(name, {
      options: { slides: [{ image, alt: "A soup", title: "Fig & Ember" }] },
    });
    expect(screen.getByRole("img", { name: "A soup" }).tagName).not.toBe("IMG");
    expect(shadow.querySelector(".picture > span")?.textContent).toBe("FE");
  });

  it.each(["https://cdn.example/a.png", "/a.png", "a.png", "data:image/png;base64,AAAA"])(
    "shows the image %j with lazy loading (fault B5)",
    async (image) => {
      const { screen } = await mountWidget(name, {
        options: { slides: [{ image, alt: "A soup" }] },
      });
      const picture = screen.getByRole<HTMLImageElement>("img", { name: "A soup" });
      expect(picture.src).toBe(new URL(image, "https://host.example/").href);
      expect(picture.getAttribute("loading")).toBe("lazy");
    },
  );

  it("shows initials when an image fails to load", async () => {
    const { screen, shadow } = await mountWidget(name, {
      options: { slides: [{ image: "/gone.png", alt: "A soup", title: "Harbor House" }] },
    });
    await act(() => fireEvent.error(screen.getByRole("img")));
    await expect.poll(() => shadow.querySelector(".picture > span")?.textContent).toBe("HH");
  });

  it("shows one slide without controls, and a message without slides", async () => {
    const singleSlide = await mountWidget(name, { options: { slides: slides.slice(0, 1) } });
    expect(singleSlide.screen.getByRole("heading", { name: "Soup" })).toBeTruthy();
    expect(singleSlide.screen.queryByRole("button")).toBeNull();
    expect(singleSlide.screen.queryByRole("group")).toBeNull();
    const none = await mountWidget(name);
    expect(none.screen.getByText("Nothing to show right now.")).toBeTruthy();
    expect(none.screen.queryByRole("button")).toBeNull();
  });

  it("keeps its position when its options change", async () => {
    const slider = await mountWidget(name, { options: { slides, autoplay: false } });
    await act(() => fireEvent.click(button(slider, "Next slide")));
    await act(() => slider.update({ slides: [...slides, { title: "Tart" }] }));
    await expect.poll(() => currentSlide(slider)).toBe("2 of 4");
    await act(() => slider.update({ slides: slides.slice(0, 1) }));
    await expect.poll(() => slider.screen.queryByRole("button")).toBeNull();
    await act(() => slider.update({ slides }));
    await expect.poll(() => currentSlide(slider)).toBe("2 of 3");
  });

  it("names the slide whose option is invalid", async () => {
    const { events, status: state } = await mountWidget(name, {
      options: { slides: [{ title: "Soup" }, { title: 5 }] },
      evenIfItFails: true,
    });
    expect(state()).toBe("error");
    expect(events).toMatchObject([
      {
        type: "widget:error",
        detail: { phase: "options", message: expect.stringContaining("data-slides.1.title") },
      },
    ]);
  });

  it("leaves no timer and does not change a carousel of the host (fault F5)", async () => {
    const hostSlide = document.createElement("div");
    hostSlide.className = "slick-slide";
    hostSlide.onfocus = () => {};
    document.body.append(hostSlide);
    const slider = await mountWidget(name, { options: { slides } });
    expect(hostSlide.onfocus).not.toBeNull();
    vi.useFakeTimers();
    await act(() => fireEvent.click(button(slider, "Next slide")));
    slider.unmount();
    await advance(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

function setPageHidden(isHidden: boolean): void {
  Object.defineProperty(Document.prototype, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
