import type { Catalog, CatalogOption, CatalogWidget } from "../../build/catalog.ts";
import { attributeValue } from "../../src/shared/options/attribute.ts";
import { foreignOrigin } from "../../src/shared/options/attributeTrust.ts";
import { spanOf } from "./checkValue.ts";
import { hasHole, parseWithHoles } from "./holes.ts";
import { moveIntoScript } from "./moveIntoScript.ts";
import type { Finding } from "./rules.ts";
import type { Span, TemplateAttribute, WidgetElement } from "./template.ts";
import type { Trust } from "./trust.ts";

/** Stands for the page's own origin, which a template does not know. */
const page = "https://page.invalid";

interface TrustContext {
  readonly catalog: Catalog;
  readonly source: string;
  readonly trust: Trust;
}

/** Finds options that the widget refuses in an attribute, because other people's markup could set them. */
export function checkTrust(
  element: WidgetElement,
  widget: CatalogWidget,
  { catalog, source, trust }: TrustContext,
): Finding[] {
  if (trust.isFull) return [];
  const options = [...widget.options, ...catalog.common];
  const written = element.attributes.flatMap((attribute) => {
    const option = options.find((known) => known.attribute === attribute.name);
    return option ? [{ attribute, option }] : [];
  });
  const refused = written.filter(({ option }) => option.guard === "trusted");
  const fix = moveIntoScript(element, refused, source);
  return [
    ...refused.map(({ attribute }, index) => ({
      ...refusal(attribute.name, attribute.nameSpan, widget),
      fix: index === 0 ? fix : undefined,
    })),
    ...written.flatMap(({ attribute, option }) => checkAddress(attribute, option, trust, widget)),
    ...refusedProps(element, widget),
  ];
}

function refusal(place: string, span: Span, { name }: CatalogWidget): Finding {
  return {
    rule: "refused-attribute",
    ...spanOf(span),
    message: `${name} reads ${place} only from an inner <script type="application/json"> or from mount(), because other people's markup can contain attributes`,
  };
}

/** The keys of `data-props` that count as attributes too. */
function refusedProps({ attributes }: WidgetElement, widget: CatalogWidget): Finding[] {
  return attributes
    .filter(({ name }) => name === "data-props")
    .flatMap(({ value }) => {
      const parsed = parseWithHoles(value.text);
      const keys = "value" in parsed && typeof parsed.value === "object" ? parsed.value : null;
      return widget.options
        .filter(({ name, guard }) => guard === "trusted" && keys && Object.hasOwn(keys, name))
        .map(({ name }) => refusal(`"${name}" of data-props`, value, widget));
    });
}

function checkAddress(
  { name, value }: TemplateAttribute,
  { guard, schema }: CatalogOption,
  { origins }: Trust,
  widget: CatalogWidget,
): Finding[] {
  if (guard !== "address" || !origins || hasHole(value.text)) return [];
  const foreign = foreignOrigin(attributeValue(schema, value.text), page, [page, ...origins]);
  if (foreign === null) return [];
  return [
    {
      rule: "foreign-address",
      ...spanOf(value),
      message: `${name} leads to ${foreign}, which ${widget.name} refuses unless it is the page's own origin; add it to "contentOrigins" of the page configuration`,
    },
  ];
}
