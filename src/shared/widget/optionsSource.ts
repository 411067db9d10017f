import type { $ZodType, $ZodTypeDef } from 'zod/v4/core'

/** `startPosition` as the host writes it: `data-start-position`. */
export function attributeName(option: string): string {
  return `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

type Def = $ZodTypeDef & { innerType?: $ZodType; in?: $ZodType }

/** The kind of value under defaults, optionals and pipes: `string`, `number`, `array`, … */
export function kindOf(schema: $ZodType): string {
  // SAFETY: every schema's definition carries its type; the two optional fields are the wrappers' own.
  const def = schema._zod.def as Def
  const inner = def.innerType ?? def.in
  return inner ? kindOf(inner) : def.type
}

/**
 * An attribute's text as a value of the option's kind. Text that does not fit stays text,
 * so that the schema refuses it and names what it expected.
 */
export function attributeValue(kind: string, text: string): unknown {
  const trimmed = text.trim()
  if (kind === 'number') return trimmed && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text
  if (kind === 'boolean') return trimmed === '' || trimmed === 'true' ? true : trimmed === 'false' ? false : text
  if (kind === 'array' && !trimmed.startsWith('[')) return trimmed ? trimmed.split(',').map((item) => item.trim()) : []
  if (kind === 'array' || kind === 'object' || kind === 'record') return parsedOrText(text)
  return text
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
