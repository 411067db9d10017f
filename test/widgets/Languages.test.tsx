import { describe, expect, it, onTestFinished, vi } from "vitest";
import { mountWidget } from "../support/mountWidget.ts";
import { configurePage } from "../support/configurePage.ts";

const name = "SubscriptionCalculator";
const heading = ({ screen }: Awaited<ReturnType<typeof mountWidget>>) =>
  screen.getByRole("heading").textContent;
const spoken = ({ shadow }: Awaited<ReturnType<typeof mountWidget>>) => {
  const container = shadow.querySelector("[lang]");
  return [container?.getAttribute("lang"), container?.getAttribute("dir")];
};

function speak(lang: string): void {
  document.documentElement.lang = lang;
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
}

describe("the language of a widget", () => {
  it("is Spanish on a Spanish page, and says so", async () => {
    speak("es-MX");
    const widget = await mountWidget(name);
    expect(heading(widget)).toBe("Cene y gane");
    expect(spoken(widget)).toEqual(["es-MX", "ltr"]);
    expect(widget.shadow.textContent).not.toMatch(/month|earn/i);
  });

  it("is the one of the widget's own option before the page's", async () => {
    speak("es");
    const [english, spanish] = [
      await mountWidget(name, { attributes: { lang: "en" } }),
      await mountWidget(name),
    ];
    expect([heading(english), heading(spanish)]).toEqual(["Dine & Earn", "Cene y gane"]);
    expect([spoken(english)[0], spoken(spanish)[0]]).toEqual(["en", "es"]);
  });

  it("is English, labeled as English and left to right, where the page's is not shipped", async () => {
    speak("ar");
    const widget = await mountWidget(name);
    expect(heading(widget)).toBe("Dine & Earn");
    expect(spoken(widget)).toEqual(["en", "ltr"]);
  });

  it("keeps the region of an English page", async () => {
    speak("en-NZ");
    expect(spoken(await mountWidget(name))).toEqual(["en-NZ", "ltr"]);
  });

  it("changes with the option of a mounted widget, which keeps what was typed", async () => {
    const widget = await mountWidget(name);
    await widget.guest.fill("Exact monthly spend", "1234");
    widget.update({ lang: "es" });
    await expect.poll(() => heading(widget)).toBe("Cene y gane");
    expect(spoken(widget)[0]).toBe("es");
    expect(
      widget.screen.getByRole<HTMLInputElement>("spinbutton", { name: "Gasto mensual exacto" })
        .value,
    ).toBe("1234");
  });
});

describe("texts of the page configuration", () => {
  it("replace one text and leave the others", async () => {
    configurePage({ texts: { en: { "SubscriptionCalculator.heading": "Eat & Save" } } });
    const widget = await mountWidget(name);
    expect(heading(widget)).toBe("Eat & Save");
    expect(widget.screen.getByText("See how much you could earn by dining with us.")).toBeTruthy();
  });

  it("take the arguments of the text that they replace, with plurals and choices in ICU syntax", async () => {
    configurePage({
      texts: {
        en: {
          "carousel.slickIndex":
            "{position, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} out of {count, plural, one {# slide} other {# slides}}",
        },
      },
    });
    const slides = ["Soup", "Salad"].map((title) => ({ title, src: `/${title}.png` }));
    const { shadow } = await mountWidget("DynamicSlider", { options: { slides } });
    const labels = [...shadow.querySelectorAll('[role="group"]')].map((group) =>
      group.getAttribute("aria-label"),
    );
    expect(labels).toContain("1st out of 2 slides");
    expect(labels).toContain("2nd out of 2 slides");
  });

  it("add a language, with its direction; what it leaves out stays English", async () => {
    configurePage({ texts: { ar: { "SubscriptionCalculator.heading": "تناول واكسب" } } });
    speak("ar");
    const widget = await mountWidget(name);
    expect(heading(widget)).toBe("تناول واكسب");
    expect(spoken(widget)).toEqual(["ar", "rtl"]);
  });

  it("beat the shipped texts of a language and keep the rest of it", async () => {
    configurePage({ texts: { es: { "SubscriptionCalculator.heading": "Come y ahorra" } } });
    speak("es");
    const widget = await mountWidget(name);
    expect(heading(widget)).toBe("Come y ahorra");
    expect(
      widget.screen.getByText("Descubra cuánto podría ganar al comer con nosotros."),
    ).toBeTruthy();
  });

  it.each([
    ["an unknown key", { "SubscriptionCalculator.headin": "x" }, /headin".*heading/],
    ["an unknown group", { "SubscriptionCalculater.heading": "x" }, /SubscriptionCalculater/],
    ["a missing argument", { "SubscriptionCalculator.perMonth": "monthly" }, /\{amount\}/],
    ["an argument without a value", { "SubscriptionCalculator.heading": "{who}" }, /\{who\}/],
    ["a broken message", { "SubscriptionCalculator.heading": "{" }, /heading/],
  ])("say %s once in the console, and the widget shows its own text", async (_, en, said) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    configurePage({ texts: { en } });
    const widget = await mountWidget(name);
    await mountWidget(name);
    expect(heading(widget)).toBe("Dine & Earn");
    const lines = error.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => said.test(line))).toHaveLength(1);
  });
});
