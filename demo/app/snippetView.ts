import { languages, snippet, type Language } from '../snippets/snippets.ts'
import { element, labelled, select } from './element.ts'
import type { Stage } from './stage.ts'

/** What a host developer pastes, in the template language of choice, always as the widget stands now. */
export function snippetView(stage: Stage): readonly HTMLElement[] {
  let language: Language = 'HTML'
  const code = element('code')
  const said = element('span', { class: 'said', attributes: { role: 'status' } })
  const write = () => void code.replaceChildren(snippet(language, stage.setting, stage.schema))
  const choose = (value: string) => {
    language = languages.find((known) => known === value) ?? 'HTML'
    write()
  }
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(code.textContent ?? '').then(() => true, () => false)
    if (!isCopied) getSelection()?.selectAllChildren(code)
    said.textContent = isCopied ? 'Copied.' : 'Selected: copy it with the keyboard.'
  }
  write()
  stage.onChange(write)
  const block = element('pre', { class: 'snippet', attributes: { tabindex: '0', role: 'region', 'aria-label': 'Snippet' } }, code)
  const button = element('button', { class: 'button', attributes: { type: 'button' }, on: { click: () => void copy() } }, 'Copy snippet')
  return [labelled('Snippet: language', select(languages.map((value) => ({ value, words: value })), language, choose)), block, element('div', { class: 'actions' }, button, said)]
}
