import * as z from 'zod/mini'
import type { $ZodIssue } from 'zod/v4/core'
import { attributeName, attributeValue, kindOf } from './optionsSource.ts'

/** The shape of a widget's options; every option is optional or has a default, so that a bare `div` mounts. */
export type OptionsSchema = z.ZodMiniObject

export class OptionsError extends Error {
  readonly phase = 'options'
}

/**
 * What the host set, validated: the JavaScript API beats a single attribute, which beats `data-props`,
 * which beats an inner `<script type="application/json">`. Keys that the schema does not know are left out.
 * Throws an OptionsError that names the widget, the option and what was expected.
 */
export function readOptions<S extends OptionsSchema>(schema: S, element: HTMLElement, overrides: Readonly<Record<string, unknown>>, widget: string): z.output<S> {
  const given = { ...innerJson(element, widget), ...propsJson(element, widget) }
  const chosen: Record<string, unknown> = {}
  for (const option of Object.keys(schema.shape)) {
    const text = element.getAttribute(attributeName(option))
    // SAFETY: `option` is one of the shape's own keys.
    const own = schema.shape[option] as z.ZodMiniType
    if (Object.hasOwn(overrides, option)) chosen[option] = overrides[option]
    else if (text !== null) chosen[option] = attributeValue(kindOf(own), text)
    else if (Object.hasOwn(given, option)) chosen[option] = given[option]
  }
  const result = z.safeParse(schema, chosen)
  if (result.success) return result.data
  throw new OptionsError(complaint(result.error.issues[0], chosen, widget))
}

function complaint(issue: $ZodIssue | undefined, chosen: Record<string, unknown>, widget: string): string {
  const [option = '', ...rest] = issue?.path ?? []
  const where = [attributeName(String(option)), ...rest].join('.')
  const got = rest.length ? '' : `="${String(chosen[String(option)]).slice(0, 80)}"`
  return `${widget}: ${where}${got} is not usable: expected ${expectation(issue)}`
}

function expectation(issue: $ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return `a ${issue.expected}`
  if (issue?.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (issue?.code === 'too_small') return `at least ${issue.minimum}`
  if (issue?.code === 'too_big') return `at most ${issue.maximum}`
  return issue?.message ?? 'another value'
}

function propsJson(element: HTMLElement, widget: string): Record<string, unknown> {
  return record(element.getAttribute('data-props'), 'data-props', widget)
}

function innerJson(element: HTMLElement, widget: string): Record<string, unknown> {
  const script = [...element.children].find((child) => child.matches('script[type="application/json"]'))
  return record(script?.textContent ?? null, '<script type="application/json">', widget)
}

function record(json: string | null, where: string, widget: string): Record<string, unknown> {
  if (!json?.trim()) return {}
  try {
    const value: unknown = JSON.parse(json)
    // SAFETY: checked in the same line to be an object that is neither null nor a list.
    if (typeof value === 'object' && value && !Array.isArray(value)) return value as Record<string, unknown>
  } catch (error) {
    throw new OptionsError(`${widget}: ${where} is not valid JSON: ${error instanceof Error ? error.message : ''}`)
  }
  throw new OptionsError(`${widget}: ${where} must hold a JSON object`)
}
