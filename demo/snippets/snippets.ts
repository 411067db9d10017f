import type { OptionSchema } from '../../src/shared/options/optionSchema.ts'
import { inHtml, inPhp, inRuby, inTwig, withoutDjango } from './literals.ts'
import { attributesOf, type Setting } from './setting.ts'

export const languages = ['HTML', 'ERB', 'Django', 'Twig', 'PHP'] as const
export type Language = (typeof languages)[number]

type Attributes = ReturnType<typeof attributesOf>

const script = '<script type="module" src="https://cdn.example.com/widgets/mount.js"></script>'

/** What a host developer pastes into a template: the script, and the widget's `div` with its placeholder. */
export function snippet(language: Language, setting: Setting, schema?: OptionSchema): string {
  return `${script}\n\n${writers[language](attributesOf(setting, schema), setting.placeholder.trim())}\n`
}

const writers: Readonly<Record<Language, (attributes: Attributes, placeholder: string) => string>> = {
  HTML: (attributes, placeholder) => division(attributes, inHtml, placeholder),
  ERB: erb,
  Django: (attributes, placeholder) => division(attributes, (value) => withoutDjango(inHtml(value)), withoutDjango(placeholder)),
  Twig: (attributes, placeholder) => division(attributes, (value) => `{{ ${inTwig(value)}|e('html') }}`, withoutDjango(placeholder)),
  PHP: (attributes, placeholder) => division(attributes, (value) => `<?= htmlspecialchars(${inPhp(value)}, ENT_QUOTES) ?>`, placeholder.replaceAll('<?', '&lt;?')),
}

function division(attributes: Attributes, written: (value: string) => string, placeholder: string): string {
  const [[name, widget], ...rest] = split(attributes)
  const own = rest.map(([attribute, value]) => `\n  ${attribute}="${written(value)}"`).join('')
  return `<div ${name}="${inHtml(widget)}"${own}${rest.length ? '\n' : ''}>${inside(placeholder)}</div>`
}

function erb(attributes: Attributes, placeholder: string): string {
  const pairs = attributes.map(([name, value]) => `${name.replace('data-', '').replaceAll('-', '_')}: ${inRuby(value)}`)
  const start = `<%= tag.div data: { ${pairs.join(pairs.length > 2 ? ',\n  ' : ', ')} }`
  const content = placeholder.replaceAll('<%', '<%%')
  return content ? `${start} do %>${inside(content)}<% end %>` : `${start} %>`
}

function inside(placeholder: string): string {
  return placeholder ? `\n  ${placeholder}\n` : ''
}

function split(attributes: Attributes): readonly [readonly [string, string], ...Attributes] {
  const [first = ['data-widget', ''] as const, ...rest] = attributes
  return [first, ...rest]
}
