import { Money } from '../../../shared/ui/Money.tsx'

export interface Line {
  readonly term: string
  readonly text: string
  readonly look?: 'quiet' | 'strong'
}

/** Terms with their amounts. */
export function Lines({ lines, label }: { lines: readonly Line[]; label?: string }) {
  return (
    <dl className="redemption-lines" aria-label={label}>
      {lines.map(({ term, text, look }, index) => (
        <div key={`${term} ${index}`} data-look={look}>
          <dt>{term}</dt>
          <dd>
            <Money amount={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
