import { describe, expect, it, onTestFinished } from "vitest";
import { examples as campaignExamples } from "../../src/widgets/CampaignFeedbackApp/examples.ts";
import {
  backendFault,
  exampleNamed,
  mountWidget,
  type MountedWidget,
} from "../support/mountWidget.ts";

const text = "Not before Monday.";

/** A widget that gets a refusal, and how to get there. */
const widgets: Readonly<Record<string, () => Promise<MountedWidget>>> = {
  async PrivacyChoices() {
    const mounted = await mountWidget("PrivacyChoices");
    await mounted.guest.fill("Nombre", "Grace");
    await mounted.guest.fill("Apellido", "Hopper");
    await mounted.guest.fill("Correo electrónico", "grace@example.com");
    await mounted.guest.press("Enviar");
    return mounted;
  },
  async NewLoginCreateAccount() {
    const mounted = await mountWidget("NewLoginCreateAccount");
    await mounted.guest.fill("Correo electrónico", "guest@example.com");
    await mounted.guest.fill("Contraseña", "welcome1");
    await mounted.guest.press("Iniciar sesión");
    return mounted;
  },
  async CampaignFeedbackApp() {
    const mounted = await mountWidget(
      "CampaignFeedbackApp",
      exampleNamed(campaignExamples, "default"),
    );
    await mounted.guest.see("Spring tasting week");
    await mounted.guest.press("Solicitar cambios");
    await mounted.guest.fill("Mensaje", "Más fotos.");
    await mounted.guest.press("Enviar solicitud");
    return mounted;
  },
};

async function refused(widget: string, headers: Record<string, string>): Promise<HTMLElement> {
  document.documentElement.lang = "es";
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
  backendFault({ status: 422, body: { errors: { base: [text] } }, headers }, { method: "POST" });
  const { screen } = (await widgets[widget]?.()) ?? expect.fail(`no way for ${widget}`);
  return screen.findByText(text);
}

describe.each(Object.keys(widgets))("a refusal in the server's words in a Spanish %s", (widget) => {
  it("is marked with the language of the answer, and runs in its own direction", async () => {
    const refusal = await refused(widget, { "content-language": "en-US" });
    expect([refusal.lang, refusal.dir]).toEqual(["en-US", "auto"]);
  });

  it.each([{}, { "content-language": "en, es" }, { "content-language": "<b>" }])(
    "claims no language where the answer names none for it: %j",
    async (headers) => {
      const refusal = await refused(widget, headers);
      expect([refusal.getAttribute("lang"), refusal.dir]).toEqual(["", "auto"]);
    },
  );
});

it("a widget's own text is in the widget's language", async () => {
  document.documentElement.lang = "es";
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
  backendFault({ status: 422, body: {} }, { method: "POST" });
  const { screen } = (await widgets["PrivacyChoices"]?.()) ?? expect.fail();
  const alert = await screen.findByRole("alert");
  expect(alert.closest("[lang]")?.getAttribute("lang")).toBe("es");
  expect(alert.querySelector("[lang]")).toBeNull();
});
