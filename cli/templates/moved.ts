import type { Span, Template, TemplateAttribute, WidgetElement } from "./template.ts";

/** Converts a span in a part of a source to a span in the whole source. */
export function moved<Part extends Span>(part: Part, offset: number): Part {
  return { ...part, start: part.start + offset, end: part.end + offset };
}

/** Converts an attribute of a part of a source. `valueOffset` differs if the value is elsewhere. */
export function movedAttribute(
  attribute: TemplateAttribute,
  offset: number,
  valueOffset = offset,
): TemplateAttribute {
  return {
    ...attribute,
    nameSpan: moved(attribute.nameSpan, offset),
    value: moved(attribute.value, valueOffset),
  };
}

/** Converts everything that was read in a part of a source to positions of the whole source. */
export function movedTemplate(template: Template, offset: number): Template {
  return {
    ...template,
    widgets: template.widgets.map((widget) => movedWidget(widget, offset)),
    otherAttributes: template.otherAttributes.map((one) => movedAttribute(one, offset)),
    scripts: template.scripts.map((one) => ({ ...one, span: moved(one.span, offset) })),
    configs: template.configs.map((one) => ({
      ...one,
      id: moved(one.id, offset),
      json: one.json.map((json) => moved(json, offset)),
    })),
    misspelledIds: template.misspelledIds.map((one) => moved(one, offset)),
    problems: template.problems.map((one) => moved(one, offset)),
  };
}

function movedWidget(widget: WidgetElement, offset: number): WidgetElement {
  return {
    ...widget,
    span: moved(widget.span, offset),
    attributes: widget.attributes.map((one) => movedAttribute(one, offset)),
    innerJson: widget.innerJson.map((json) => moved(json, offset)),
  };
}
