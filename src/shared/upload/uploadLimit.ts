/** The time limit of an upload in milliseconds. Large images on slow connections take minutes. */
export const uploadLimitMs = 10 * 60_000;
