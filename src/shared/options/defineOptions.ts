import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import type { Options, OptionSchema } from './optionSchema.ts'

/**
 * Options written in zod. Only their JSON Schema is needed at run time, and the build computes it
 * (`build/compileOptions.ts`), so that zod is not in the bundle of a widget that makes no calls.
 * A schema that JSON Schema cannot say (a transform, a refinement) is an error at build time.
 */
export function defineOptions<S extends z.ZodMiniObject>(schema: S): Options<z.output<S>> {
  const { $schema: _, ...written } = toJSONSchema(schema, { io: 'input' })
  // SAFETY: a JSON Schema of an object; `fit` knows the keywords that the option schemas of this project use.
  return { schema: written as OptionSchema }
}
