/** Where the bench's own builds lie; `shipped`, `light` and `calculator` in it. */
export const benchFolder = "node_modules/.cache/bench";
