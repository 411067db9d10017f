/** Where the bench's own builds lie; `shipped`, `counted` and `contenders` in it. */
export const benchFolder = 'node_modules/.cache/bench'
