/**
 * The content that is mounted: a light component, to compare the mount systems alone, or a real
 * widget.
 */
export type Measured = "light" | "calculator";

export interface Contender {
  readonly name: string;
  /** The file in the folder of the builds with one component. */
  readonly script: string;
  /** One place in the host page. */
  readonly place: (index: number) => string;
  readonly head?: string;
}

const props = "{&quot;startPosition&quot;:5}";

/** Ours as the README embeds it: a widget far from the viewport waits until it is scrolled near. */
export const ours: Contender = {
  name: "dining-widgets",
  script: "mount.js",
  place: () => placeOf(""),
};

/** Our system, but it mounts everything at once, as the others do. */
export const oursAtOnce: Contender = {
  name: 'the same, data-load="eager"',
  script: "mount.js",
  place: () => placeOf(' data-load="eager"'),
};

function placeOf(trigger: string): string {
  return `<div data-widget="SubscriptionCalculator"${trigger} data-start-position="5" data-cta-url="/subscribe"><a href="/calculator">Estimate your earnings</a></div>`;
}

/**
 * All contenders, each as its own documentation embeds it. All render the same component with the
 * same options.
 */
export const others: readonly Contender[] = [
  {
    name: "createRoot loop",
    script: "createRootLoop.js",
    place: () => '<div class="dining" data-bench data-start-position="5"></div>',
  },
  {
    name: "createRoot loop, shadow roots",
    script: "createRootInShadow.js",
    place: () => '<div data-bench data-start-position="5"></div>',
  },
  {
    name: "react_ujs",
    script: "reactUjs.js",
    place: () =>
      `<div class="dining" data-react-class="Component" data-react-props="${props}"></div>`,
  },
  {
    name: "react-on-rails",
    script: "reactOnRails.js",
    head: '<script type="application/json" id="js-react-on-rails-context">{"railsEnv":"production"}</script>',
    place: (index) =>
      `<div class="dining" id="calculator-${index}"></div><script type="application/json" class="js-react-on-rails-component" data-component-name="Component" data-dom-id="calculator-${index}">{"startPosition":5}</script>`,
  },
  {
    name: "r2wc",
    script: "r2wc.js",
    place: () => '<bench-calculator class="dining" start-position="5"></bench-calculator>',
  },
  {
    name: "ux-react",
    script: "uxReact.js",
    place: () =>
      `<div class="dining" data-controller="symfony--ux-react--react" data-symfony--ux-react--react-component-value="Component" data-symfony--ux-react--react-props-value="${props}"></div>`,
  },
];

/**
 * The height in px that the host contract tells a page to reserve for the calculator. The light
 * component is a line of text.
 */
const reservedPx = { light: 0, calculator: 600 };

/**
 * A host page with this many places for one contender's widgets. Their height is reserved for all
 * contenders in the same way.
 */
export function pageOf(
  { script, place, head = "" }: Contender,
  places: number,
  measured: Measured,
): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<script>
  benchCount = 0
  benchTasks = []
  new PerformanceObserver((list) => benchTasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: 'longtask', buffered: true })
</script>
<style>.dining, [data-bench], [data-widget] { display: block; min-height: ${reservedPx[measured]}px }</style>
<script type="module" src="/${script}"></script>${head}
<body><h1>Bench</h1>
${Array.from({ length: places }, (_, index) => place(index)).join("\n")}
</body></html>`;
}
