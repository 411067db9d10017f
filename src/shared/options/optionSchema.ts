/** The part of JSON Schema that options are written in; `defineOptions` makes it from zod. */
export interface OptionSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: OptionSchema;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: OptionSchema | boolean;
  readonly anyOf?: readonly OptionSchema[];
}

/** A set of options: its schema at run time, its values' type at compile time. */
export interface Options<O> {
  readonly schema: OptionSchema;
  /** Left out of the build. */
  readonly readOnce?: readonly string[];
  /** Only a type. */
  readonly output?: O;
}

export type OutputOf<T> = T extends Options<infer O> ? O : never;

/** The build writes this instead of `defineOptions(…)`. */
export function compiledOptions<O>(schema: OptionSchema): Options<O> {
  return { schema };
}
