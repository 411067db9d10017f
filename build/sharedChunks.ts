/** Which shared modules travel together. */
interface Group {
  readonly name: string
  readonly test: RegExp
  readonly priority: number
}

/**
 * Few chunks that many widgets share, instead of one for every set of sharers: each costs the loader's table some bytes,
 * a request, and the compression that a small file does not get. What only later screens need stays out, since
 * a chunk comes whole: those modules are loaded by `import()`.
 */
export const sharedChunks: readonly Group[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|widget\/reportError/, priority: 5 },
  {
    name: 'core',
    test: /node_modules\/zustand\/|src\/shared\/(widget\/(?!LightSlot|EmbeddedWidget|checkName|rarely|fallback|heldClick)|config\/|options\/|brand\/|ui\/(Button|Spinner|Screen|screenFocus|LinkButton|Icon|classes|safeHref)\.|host\/(navigation|linkWith)\.)/,
    priority: 4,
  },
  { name: 'zod', test: /node_modules\/zod\//, priority: 4 },
  {
    name: 'fields',
    test: /src\/shared\/(ui\/(Field|TextField|MoneyField|Money)\.|money\/(cents|format)\.)/,
    priority: 3,
  },
  {
    name: 'flows',
    test: /src\/shared\/(flow\/|money\/(share|arithmetic)\.|host\/(address|storage|clock|timers|safeHref|pageGate|history|connection|output|returnUrl)\.)/,
    priority: 3,
  },
  { name: 'signIn', test: /src\/shared\/(contracts\/session\.|ui\/PasswordField\.)/, priority: 3 },
  {
    name: 'calls',
    test: /src\/shared\/(contracts\/(answer|endpoint|fields)\.|api\/(outcome|transport)\.|session\/(session|sessions|clientOf|ids|announce)\.|money\/(parse|wire)\.|time\/(parse|calendar)\.|forms\/(useForm|FormFrame|email|digits)|ui\/(Alert|LiveRegion|ExternalLink|Skeleton)\.)/,
    priority: 2,
  },
]
