import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

/**
 * The deepest nesting. Browsers flatten elements below a depth of 512, and the parser checks all
 * open elements for each tag.
 */
const mostNested = 2_000;

/** Parses an HTML text. Throws a RangeError if elements are nested more than 2,000 deep. */
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
