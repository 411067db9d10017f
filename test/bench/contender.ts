export interface Contender {
  readonly name: string
  /** Under the folder of the bench's builds. */
  readonly script: string
  /** One place in the host page. */
  readonly place: (index: number) => string
  readonly head?: string
}

const props = '{&quot;startPosition&quot;:5}'

export const ours: Contender = {
  name: 'dining-widgets',
  script: 'counted/mount.js',
  place: () =>
    '<div data-widget="SubscriptionCalculator" data-load="eager" data-start-position="5" data-cta-url="/subscribe"><a href="/calculator">Estimate your earnings</a></div>',
}

/** Each as its own documentation embeds it; all render the calculator's Root with the same options. */
export const others: readonly Contender[] = [
  {
    name: 'createRoot loop',
    script: 'contenders/createRootLoop.js',
    place: () => '<div class="dining" data-bench data-start-position="5"></div>',
  },
  {
    name: 'react_ujs',
    script: 'contenders/reactUjs.js',
    place: () => `<div class="dining" data-react-class="Calculator" data-react-props="${props}"></div>`,
  },
  {
    name: 'react-on-rails',
    script: 'contenders/reactOnRails.js',
    head: '<script type="application/json" id="js-react-on-rails-context">{"railsEnv":"production"}</script>',
    place: (index) =>
      `<div class="dining" id="calculator-${index}"></div><script type="application/json" class="js-react-on-rails-component" data-component-name="Calculator" data-dom-id="calculator-${index}">{"startPosition":5}</script>`,
  },
  {
    name: 'r2wc',
    script: 'contenders/r2wc.js',
    place: () => '<bench-calculator class="dining" start-position="5"></bench-calculator>',
  },
  {
    name: 'ux-react',
    script: 'contenders/uxReact.js',
    place: () =>
      `<div class="dining" data-controller="symfony--ux-react--react" data-symfony--ux-react--react-component-value="Calculator" data-symfony--ux-react--react-props-value="${props}"></div>`,
  },
]

/** A host page with so many places for one contender's widgets. */
export function pageOf({ script, place, head = '' }: Contender, places: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<script>
  benchExpected = ${places}
  benchTasks = []
  new PerformanceObserver((list) => benchTasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: 'longtask', buffered: true })
</script>
<script type="module" src="/${script}"></script>${head}
<body><h1>Bench</h1>
${Array.from({ length: places }, (_, index) => place(index)).join('\n')}
</body></html>`
}
