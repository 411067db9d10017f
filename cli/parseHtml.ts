import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

/** Browsers flatten what is nested deeper than 512; the parser looks through all open elements again for each tag. */
const mostNested = 2_000;

/** The document of an HTML text. Throws a RangeError where elements are nested more than 2,000 deep. */
export function parseHtml(
  text: string,
  { sourceCodeLocationInfo = false } = {},
): DefaultTreeAdapterTypes.Document {
  let depth = 0;
  return parse(text, {
    sourceCodeLocationInfo,
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        depth += 1;
        if (depth > mostNested)
          throw new RangeError(`elements are nested more than ${mostNested} deep`);
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
