import { expect, it, vi } from "vitest";
import { configurePage } from "../support/configurePage.ts";
import { englishTexts, messagesIn, textsOf } from "../support/englishTexts.ts";
import { openPortal } from "./portalSupport.ts";

const ids = /^(PartnerPortal|upload)\b/;
const english = englishTexts(ids, "es");
/** Names from the mock server that are also texts of the portal. */
const data = new Set(["Admin", "Editor", "Viewer", "Square", "Other"]);

it.each([
  ["/", "Configuración"],
  ["/locations", "Todos los lugares donde los clientes pueden comer."],
  ["/locations?step=import", "Importar sucursales"],
  ["/locations/101?step=details", "Dirección"],
  ["/locations/103?step=pos", "Punto de venta"],
  ["/brands", "Cómo ven los clientes cada una de sus marcas."],
  ["/brands/11?step=about", "Descripción"],
  ["/brands/11?step=photos", "Fotos de esta marca"],
  ["/brands/11?step=logos", "Logotipo oscuro"],
  ["/brands/12?step=website", "Sistema del sitio web"],
  ["/finances", "Cuentas de pagos"],
  ["/integrations", "Conecte su POS y sus sitios web."],
  ["/integrations/12", "Código"],
  ["/team", "Invitar a alguien"],
  ["/team/new", "Nombre"],
])("%s is in Spanish as soon as the widget is", async (address, text) => {
  // The page is Spanish, so that the test works even if the widget's sign-in is not translated.
  configurePage({ texts: { es: messagesIn(ids, "es") } });
  const portal = await openPortal(address);
  portal.update({ lang: "es" });
  await vi.waitFor(() => expect(textsOf(portal.shadow).join("\n")).toContain(text));
  const englishTextsLeft = textsOf(portal.shadow).flatMap((shown) => {
    const message = data.has(shown)
      ? undefined
      : english.find(({ pattern }) => pattern.test(shown));
    return message ? [`${message.key}: ${shown}`] : [];
  });
  expect(englishTextsLeft).toEqual([]);
});
