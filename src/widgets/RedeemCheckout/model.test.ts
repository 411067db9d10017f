import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Client } from '../../shared/api/client.ts'
import type { Outcome, Problem } from '../../shared/api/outcome.ts'
import { createFlow, type Flow } from '../../shared/flow/flow.ts'
import { cash } from '../../shared/money/cents.ts'
import { createEffects } from './effects.ts'
import type { RedeemEvent } from './events.ts'
import { transition } from './flow.ts'
import { startState } from './opening.ts'
import type { BillMark } from '../../shared/payment/billMemory.ts'
import type { PaymentMemory } from './pending.ts'
import type { Request } from './order.ts'
import type { RedeemState } from './state.ts'

const request: Request = { pos: 'toast', location: 'lucca', ticket: '1001', payAmount: null, tip: { kind: 'none' } }

/** How a call ends: by its answer, or by one of the ways in which answers and requests get lost. */
const fates = ['answered', 'refused', 'signed-out', 'lost-before', 'lost-after', 'broken-before', 'broken-after', 'garbled-after', 'offline', 'pos-silent', 'already'] as const
type Fate = (typeof fates)[number]

interface Waiting {
  /** Its page is gone: nobody will hear the answer. */
  isOrphan: boolean
  readonly name: string
  readonly body: unknown
  settle(outcome: Outcome<unknown>): void
}

/**
 * The server and the world, as simple as they can be. It charges whatever it is asked to, as often as it is asked:
 * only the checkout itself can keep a diner from paying twice.
 */
class World {
  total = 8450
  due = 8450
  balance = 2500
  charges: number[] = []
  bought = 0
  confirmed = 0
  token: string | null = 'a'
  waiting: Waiting[] = []
  memory = new Map<string, string>()
  marks = new Map<string, BillMark>()
  places = new Set<string>()
  begun = 0

  readonly client: Client = {
    warmUp() {},
    call: (endpoint, input) =>
      new Promise((resolve) => {
        this.waiting.push({
          isOrphan: false,
          name: endpoint.name,
          body: input.body,
          settle(outcome) {
            if (!outcome.ok) return resolve(outcome)
            const parsed = endpoint.output.safeParse(outcome.value)
            resolve(parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: { kind: 'off-contract', detail: 'x' } })
          },
        })
      }),
  }

  isSignedIn = () => this.token !== null

  answer(fate: Fate): void {
    const call = this.waiting.shift()
    if (!call) return
    const isWrite = ['payBill', 'buyPackage', 'saveCard', 'login'].includes(call.name)
    if (!this.token && call.name !== 'login') return call.settle(failed({ kind: 'signed-out' }))
    if (fate === 'signed-out') return this.signOut(call)
    if (fate === 'refused' && isWrite) return call.settle(failed(rejected('Your card was declined.')))
    if (fate === 'already' && call.name === 'payBill' && this.charges.length) return call.settle(failed(rejected('Payment is already done')))
    if (fate === 'offline' || (!isWrite && fate !== 'answered')) return call.settle(failed({ kind: 'offline' }))
    if (fate === 'lost-before') return call.settle(failed({ kind: 'timed-out' }))
    if (fate === 'broken-before') return call.settle(failed({ kind: 'unexpected', status: 500 }))
    const value = this.carryOut(call, fate)
    if (fate === 'lost-after') return call.settle(failed({ kind: 'timed-out' }))
    if (fate === 'broken-after') return call.settle(failed({ kind: 'unexpected', status: 500 }))
    if (fate === 'garbled-after') return call.settle(failed({ kind: 'off-contract', detail: 'HTML' }))
    call.settle({ ok: true, value })
  }

  private signOut(call: Waiting): void {
    if (call.name === 'login') return call.settle(failed(rejected('Invalid email or password.')))
    this.token = null
    call.settle(failed({ kind: 'signed-out' }))
  }

  private carryOut({ name, body, isOrphan }: Waiting, fate: Fate): unknown {
    switch (name) {
      case 'login':
        return { token: 'a' }
      case 'externalLocation':
        return { data: { project_id: 42, project_slug: 'lucca', balance: this.balance / 100, credit_cards: [{ id: 11, last_four: '4242', brand: 'visa' }], gift_card_options: [{ id: 'p', amount: 100, credit_to_give: 125 }] } }
      case 'readTicket':
        return { ticket: { id: 1, bill_amount: this.due / 100, bill_amount_due: this.due / 100, bill_total: this.total / 100 } }
      case 'saveCard':
        return { credit_cards: [{ id: 12, last_four: '4242' }] }
      case 'buyPackage':
        this.bought += 1
        this.balance += 12_500
        return { success: true }
      case 'payBill': {
        // SAFETY: what the effects send, as the contract writes it.
        const { transaction } = body as { transaction: { amount: number } }
        this.charges.push(Math.round(transaction.amount * 100))
        // The restaurant's system has not heard of it: the bill stays open. Where nobody hears that answer either, no reading can tell.
        if (fate !== 'pos-silent' || isOrphan) this.due = 0
        return { pos_success: fate !== 'pos-silent' }
      }
      default:
        return {}
    }
  }
}

function failed(problem: Problem): Outcome<never> {
  return { ok: false, problem }
}

function rejected(message: string): Problem {
  return { kind: 'rejected', status: 422, message, messages: [message], fields: {}, retryAfter: null }
}

function memoryIn(world: World): PaymentMemory {
  const read = () => world.marks.get('bill') ?? null
  return {
    read,
    of: () => read()?.is ?? null,
    remember: ({ ticket }, is, { sums = read()?.sums ?? null } = {}) => void world.marks.set('bill', { ticket, is, sums, receipt: null }),
    forget: () => void world.marks.delete('bill'),
    isPurchasePending: () => world.memory.has('purchase'),
    rememberPurchase: (option) => void world.memory.set('purchase', option),
    forgetPurchase: () => void world.memory.delete('purchase'),
    takePlace(name) {
      if (world.places.has(name)) return null
      world.places.add(name)
      if (name.startsWith('bill ')) world.begun += 1
      return () => void world.places.delete(name)
    },
    paymentsBegun: () => world.begun,
  }
}

/** One page with one or two widgets on it; a reload ends them and starts again from what the tab remembers. */
class Page {
  flows: Flow<RedeemState, RedeemEvent>[] = []
  seen: RedeemState[] = []
  private ending = new AbortController()

  constructor(
    readonly world: World,
    readonly count: number,
  ) {
    this.open()
  }

  open(): void {
    this.ending.abort()
    this.ending = new AbortController()
    // What was under way has left; nobody waits for it any more.
    this.world.places.clear()
    for (const call of this.world.waiting) call.isOrphan = true
    this.flows = Array.from({ length: this.count }, () => this.start(this.ending.signal))
    this.seen = []
  }

  private start(signal: AbortSignal): Flow<RedeemState, RedeemEvent> {
    const { world } = this
    return createFlow<RedeemState, RedeemEvent>({
      initial: startState(world.isSignedIn(), request),
      transition: (state, event) => transition(state, event, request),
      signal,
      onBug(error) {
        throw error
      },
      effects: createEffects({
        client: () => world.client,
        session: { isSignedIn: world.isSignedIn, edition: () => 0, signIn: (token) => Boolean((world.token = token)) },
        request: () => request,
        cards: { tokenise: async () => ({ ok: true, token: 'tok', lastFour: '4242' }), challenge: async () => ({ kind: 'unsure' }) },
        cardholder: () => ({ name: '', postalCode: '' }),
        memory: memoryIn(world),
        intents: { keyFor: () => 'key', settle() {} },
        clock: () => 0,
        leave() {},
        finished() {},
        forgetTyped() {},
      }),
    })
  }

  send(event: RedeemEvent, which = 0): void {
    this.flows[which % this.count]?.send(event)
  }

  states(): RedeemState[] {
    return this.flows.map(({ store }) => store.getState())
  }

  /** Lets everything that can go on go on, and looks whether it may. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    if (!this.world.token) for (const flow of this.flows) flow.send({ type: 'signedOut' })
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    this.states().forEach((state, which) => this.judge(state, which))
  }

  private judge(state: RedeemState, which: number): void {
    const { charges, bought, confirmed } = this.world
    expect(charges.length, `charged ${charges.join(', ')}`).toBeLessThanOrEqual(1)
    expect(bought).toBeLessThanOrEqual(confirmed)
    const before = this.seen[which]
    // What a screen said before another widget paid was true when it said so.
    if (charges.length && state !== before) expect(claimsUnpaid(state), `says that nothing was charged: ${state.kind}`).toBe(false)
    if (!charges.length) expect(isPaid(state), `says that it is paid: ${state.kind}`).toBe(false)
    if (before && isPaid(before)) expect(state).toBe(before)
    this.seen[which] = state
  }
}

function isPaid({ kind }: RedeemState): boolean {
  return kind === 'success' || kind === 'posUnconfirmed'
}

/** The words of a screen deny a payment. */
function claimsUnpaid(state: RedeemState): boolean {
  if (state.kind === 'failed') return true
  if (state.kind === 'error') return state.reason === 'bill' && !state.isPaymentOpen
  return state.kind === 'review' && state.notice?.kind === 'not-charged'
}

type Step = (page: Page) => void

const acts: Readonly<Record<string, Step>> = {
  signIn: (page) => page.send({ type: 'credentialsSubmitted', email: 'a@example.com', password: 'x' }),
  next: (page) => page.send({ type: 'creditSubmitted' }),
  choosePackage: (page) => page.send({ type: 'packageChosen', packageId: 'p' }),
  cover: (page) => page.send({ type: 'packageChosen', packageId: null }),
  newCard: (page) => page.send({ type: 'cardChosen', cardId: null }),
  confirm(page) {
    if (page.states()[0]?.kind === 'confirmingPurchase') page.world.confirmed += 1
    page.send({ type: 'purchaseConfirmed' })
  },
  cancel: (page) => page.send({ type: 'purchaseCancelled' }),
  tip: (page) => page.send({ type: 'tipSubmitted', tip: { kind: 'typed', amount: cash(500) } }),
  pay: (page) => page.send({ type: 'paySubmitted' }),
  payTwice(page) {
    page.send({ type: 'paySubmitted' })
    page.send({ type: 'paySubmitted' })
  },
  back: (page) => page.send({ type: 'wentBack' }),
  retry: (page) => page.send({ type: 'retried' }),
  signedOutElsewhere(page) {
    page.world.token = null
  },
  reload: (page) => page.open(),
  billGrows(page) {
    if (page.world.due > 0 && !page.world.charges.length) {
      page.world.due += 1200
      page.world.total += 1200
    }
  },
  secondWidgetGoesOn(page) {
    for (const type of ['creditSubmitted', 'paySubmitted'] as const) page.send({ type }, 1)
    page.send({ type: 'tipSubmitted', tip: { kind: 'typed', amount: cash(500) } }, 1)
  },
}

class Act implements fc.AsyncCommand<object, Page> {
  constructor(readonly name: string) {}
  check = () => true
  async run(_: object, page: Page): Promise<void> {
    acts[this.name]?.(page)
    await page.rest()
  }
  toString = () => this.name
}

class Answer implements fc.AsyncCommand<object, Page> {
  constructor(readonly fate: Fate) {}
  check = () => true
  async run(_: object, page: Page): Promise<void> {
    page.world.answer(this.fate)
    await page.rest()
  }
  toString = () => `answer:${this.fate}`
}

/** What a patient diner would do next on each screen. */
function forward(page: Page): void {
  const state = page.states()[0]
  switch (state?.kind) {
    case 'login':
      return acts['signIn']?.(page)
    case 'forgotPassword':
      return acts['back']?.(page)
    case 'addCredit':
      acts['cover']?.(page)
      return acts['next']?.(page)
    case 'confirmingPurchase':
      return acts['cancel']?.(page)
    case 'redeemCredit':
      return acts['tip']?.(page)
    case 'failed':
      return acts['back']?.(page)
    case 'unconfirmed':
      acts['pay']?.(page)
      return acts['retry']?.(page)
    case 'error':
    case 'reloadFailed':
      return acts['retry']?.(page)
    default:
      return acts['pay']?.(page)
  }
}

async function toTheEnd(page: Page): Promise<RedeemState | undefined> {
  for (let step = 0; step < 80; step++) {
    const state = page.states()[0]
    if (state && (isPaid(state) || state.kind === 'nothingDue')) return state
    if (page.world.waiting.length) page.world.answer('answered')
    else forward(page)
    await page.rest()
  }
  return page.states()[0]
}

const walk = fc.commands(
  [
    fc.constantFrom(...Object.keys(acts)).map((name) => new Act(name)),
    fc.constantFrom('tip', 'next', 'pay', 'signIn').map((name) => new Act(name)),
    fc.constant(new Answer('answered')),
    fc.constant(new Answer('answered')),
    fc.constantFrom(...fates).map((fate) => new Answer(fate)),
  ],
  { maxCommands: 40, size: 'max' },
)

it('never charges twice, never denies a charge, and always leads on, over 5,000 walks [B4.36] [B4.38] [B4.41]', { timeout: 120_000 }, async () => {
  const ends = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(walk, fc.constantFrom(1, 2), fc.boolean(), async (commands, widgets, isDeep) => {
      const world = new World()
      const page = new Page(world, widgets)
      await page.rest()
      // Half of the walks begin where the money is.
      for (let step = 0; isDeep && step < 20 && page.states()[0]?.kind !== 'paying'; step++) {
        if (world.waiting.length) world.answer('answered')
        else forward(page)
        await page.rest()
      }
      await fc.asyncModelRun(() => ({ model: {}, real: page }), commands)
      const end = await toTheEnd(page)
      ends.set(end?.kind ?? '', (ends.get(end?.kind ?? '') ?? 0) + 1)
      expect(['success', 'posUnconfirmed', 'nothingDue']).toContain(end?.kind)
      expect(world.charges.length).toBeLessThanOrEqual(1)
      if (widgets === 1) expect(end?.kind === 'nothingDue').toBe(false)
    }),
    { numRuns: 5000 },
  )
  // The walks are worth something only if they come to different ends.
  expect([...ends.keys()].toSorted()).toEqual(['nothingDue', 'posUnconfirmed', 'success'])
})
