import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** The arguments of a message: the TypeScript type of each. */
export type MessageArguments = ReadonlyMap<string, string>;

/** A parsed message in ICU syntax. */
export interface Message {
  readonly elements: readonly MessageFormatElement[];
  readonly args: MessageArguments;
  /** Whether the text contains elements, such as a link. */
  readonly isRich: boolean;
}

const richType = "(text: string) => ReactNode";

/** Parses a message. Throws an error that says what is wrong with it. */
export function readMessage(text: string): Message {
  const elements = parse(text, { requiresOtherClause: true });
  const args = new Map<string, string>();
  collect(elements, args);
  return { elements, args, isRich: [...args.values()].includes(richType) };
}

function collect(elements: readonly MessageFormatElement[], args: Map<string, string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (!/^[a-z]\w*$/i.test(element.value))
      throw new Error(`{${element.value}} is no argument's name`);
    const type = typeOf(element);
    const before = args.get(element.value);
    // A number or a choice may also appear as plain text in the same message.
    if (before && before !== type && type !== "string" && before !== "string")
      throw new Error(`{${element.value}} is ${before} in one place and ${type} in another`);
    if (!before || before === "string") args.set(element.value, type);
    if (element.type === TYPE.tag) collect(element.children, args);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) collect(value, args);
  }
}

function typeOf(
  element: Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound }>,
): string {
  switch (element.type) {
    case TYPE.number:
      if (element.style) throw new Error(`{${element.value}}: a number has no style here`);
      return "number";
    case TYPE.plural:
      if (element.offset) throw new Error(`{${element.value}}: a plural has no offset here`);
      return "number";
    case TYPE.date:
    case TYPE.time:
      throw new Error(
        `{${element.value}}: dates come formatted, in the time zone that they belong to`,
      );
    case TYPE.tag:
      return richType;
    case TYPE.argument:
    case TYPE.select:
      return "string";
  }
}
