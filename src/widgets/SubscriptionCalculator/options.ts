import * as z from 'zod/mini'

export const options = z.object({
  /** Where the slider starts, counted from 0 (A:L121). */
  startPosition: z._default(z.number(), 5),
})
