/** The subset of JSON Schema for options. `defineOptions` creates it from zod. */
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

/** Options that markup written by others could misuse. Attributes pass sanitizers, which remove scripts. */
export interface GuardedOptions {
  /** Tokens, keys, origins and API data, which are refused in an attribute. */
  readonly trusted?: readonly string[];
  /**
   * Addresses, or lists that contain addresses. In an attribute, they may lead only to origins that
   * the page allows.
   */
  readonly addresses?: readonly string[];
}

/** A set of options: its schema at run time, and the type of its values at compile time. */
export interface Options<O> {
  readonly schema: OptionSchema;
  /** The build leaves it out. */
  readonly readOnce?: readonly string[];
  readonly guarded?: GuardedOptions;
  /** Only a type. Never set at run time. */
  readonly output?: O;
}

export type OutputOf<T> = T extends Options<infer O> ? O : never;

/** The build writes this instead of `defineOptions(…)`. */
export function compiledOptions<O>(schema: OptionSchema, guarded?: GuardedOptions): Options<O> {
  return guarded ? { schema, guarded } : { schema };
}
