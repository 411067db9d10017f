/** How long an upload may take, in milliseconds: large images on slow connections take minutes. */
export const uploadLimitMs = 10 * 60_000;
