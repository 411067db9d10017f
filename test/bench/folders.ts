/**
 * The folder of the bench's own builds, with the subfolders `shipped`, `light` and `calculator`.
 */
export const benchFolder = "node_modules/.cache/bench";
