import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Client } from '../../shared/api/client.ts'
import type { Outcome, Problem } from '../../shared/api/outcome.ts'
import { createFlow, type Flow } from '../../shared/flow/flow.ts'
import { cash } from '../../shared/money/cents.ts'
import { placeOf, type BillMark, type BillMemory } from '../../shared/payment/billMemory.ts'
import { createEffects } from './effects.ts'
import { transition } from './flow.ts'
import type { Request } from './request.ts'
import type { RedemptionEvent, RedemptionState } from './state.ts'

/** How a call ends: by its answer, or by one of the ways in which answers and requests get lost. */
const fates = ['answered', 'refused', 'signed-out', 'lost-before', 'lost-after', 'broken-before', 'broken-after', 'garbled-after', 'offline', 'pos-silent', 'bank-asks', 'already'] as const
type Fate = (typeof fates)[number]
const bankWords = ['paid', 'refused', 'unsure'] as const

interface Waiting {
  /** Its page is gone: nobody will hear the answer. */
  isOrphan: boolean
  readonly name: string
  readonly number: string
  readonly body: unknown
  settle(outcome: Outcome<unknown>): void
}

interface Check {
  due: number
  readonly charges: number[]
}

/** It charges whatever it is asked to, as often as it is asked: only the redemption itself can keep a diner from paying twice. */
class World {
  readonly checks = new Map<string, Check>()
  token: string | null
  waiting: Waiting[] = []
  marks = new Map<string, BillMark>()
  places = new Set<string>()
  begun = new Map<string, number>()
  /** What the bank was asked about: check and cents. */
  asked: { number: string; cents: number }[] = []
  bankSays: (typeof bankWords)[number] = 'paid'

  constructor(
    readonly isGuest: boolean,
    readonly request: Request,
  ) {
    this.token = isGuest ? null : 'a'
    for (const number of request.numbers) this.checks.set(number, { due: 8450, charges: [] })
  }

  readonly client: Client = {
    warmUp() {},
    call: (endpoint, input) =>
      new Promise((resolve) => {
        this.waiting.push({
          isOrphan: false,
          name: endpoint.name,
          number: numberIn(input),
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
    const isWrite = call.name !== 'externalLocation' && call.name !== 'readTicket'
    const isPayment = call.name === 'payBill' || call.name === 'payAsGuest'
    if (!this.isGuest && !this.token) return call.settle(failed({ kind: 'signed-out' }))
    if (fate === 'signed-out') {
      this.token = null
      return call.settle(failed({ kind: 'signed-out' }))
    }
    if (fate === 'refused' && isWrite) return call.settle(failed(rejected('Your card was declined.')))
    if (fate === 'already' && isPayment && this.checks.get(call.number)?.charges.length) return call.settle(failed(rejected('Payment is already done')))
    if (fate === 'offline' || (!isWrite && fate !== 'answered')) return call.settle(failed({ kind: 'offline' }))
    if (fate === 'lost-before') return call.settle(failed({ kind: 'timed-out' }))
    if (fate === 'broken-before') return call.settle(failed({ kind: 'unexpected', status: 500 }))
    const value = this.carryOut(call, fate)
    if (fate === 'lost-after') return call.settle(failed({ kind: 'timed-out' }))
    if (fate === 'broken-after') return call.settle(failed({ kind: 'unexpected', status: 500 }))
    if (fate === 'garbled-after') return call.settle(failed({ kind: 'off-contract', detail: 'HTML' }))
    call.settle({ ok: true, value })
  }

  private carryOut({ name, number, body, isOrphan }: Waiting, fate: Fate): unknown {
    switch (name) {
      case 'externalLocation':
        return { data: { project_id: 42, project_slug: 'lucca', name: 'Lucca', balance: 25, credit_cards: [{ id: 11, last_four: '4242' }] } }
      case 'readTicket': {
        const due = (this.checks.get(number)?.due ?? 0) / 100
        return { ticket: { id: number, ticket_code: number, bill_amount: due, bill_amount_due: due, bill_total: 84.5 } }
      }
      case 'saveCard':
        return { credit_cards: [{ id: 11, last_four: '4242' }, { id: 12, last_four: '4242' }] }
      default: {
        const cents = centsIn(body)
        if (fate === 'bank-asks') {
          this.asked.push({ number, cents })
          return { requires_action: true, payment_intent_client_secret: `${this.asked.length - 1}` }
        }
        // The restaurant's system has not heard of it: the bill stays open. Where nobody hears that answer either, no reading can tell.
        this.charge(number, cents, fate !== 'pos-silent' || isOrphan)
        return { pos_success: fate !== 'pos-silent' }
      }
    }
  }

  private charge(number: string, cents: number, isTold: boolean): void {
    const check = this.checks.get(number)
    check?.charges.push(cents)
    if (check && isTold) check.due = Math.max(0, check.due - cents)
  }

  challenge(secret: string) {
    const asked = this.asked[Number(secret)]
    if (this.bankSays === 'refused' || !asked) return { kind: 'refused', message: 'Your bank said no.' } as const
    // Agreed, and the bill hears of it; of an unsure word it hears later, perhaps.
    this.charge(asked.number, asked.cents, true)
    return this.bankSays === 'paid' ? ({ kind: 'paid' } as const) : ({ kind: 'unsure' } as const)
  }
}

function numberIn({ path, body }: { path?: unknown; body?: unknown }): string {
  return String(Object(path).ticket ?? Object(body).ticket_number ?? '')
}

function centsIn(body: unknown): number {
  return Math.round(Number(Object(Object(body).transaction).amount ?? Object(Object(body).payment).amount) * 100)
}

function failed(problem: Problem): Outcome<never> {
  return { ok: false, problem }
}

function rejected(message: string): Problem {
  return { kind: 'rejected', status: 422, message, messages: [message], fields: {}, retryAfter: null }
}

function memoryIn({ marks, places, begun }: World): BillMemory {
  const read = ({ ticket }: { ticket: string }) => marks.get(ticket) ?? null
  return {
    read,
    of: (bill) => read(bill)?.is ?? null,
    remember(bill, is, { sums, receipt, about } = {}) {
      const before = read(bill)
      marks.set(bill.ticket, { ticket: about ?? bill.ticket, is, sums: sums ?? before?.sums ?? null, receipt: receipt ?? before?.receipt })
    },
    forget: ({ ticket }) => void marks.delete(ticket),
    takePlace(name) {
      if (places.has(name)) return null
      places.add(name)
      begun.set(name, (begun.get(name) ?? 0) + 1)
      return () => void places.delete(name)
    },
    paymentsBegun: (bill) => begun.get(placeOf(bill)) ?? 0,
  }
}

/** One page with one or two widgets on it; a reload ends them and starts again from what the tab remembers. */
class Page {
  flows: Flow<RedemptionState, RedemptionEvent>[] = []
  seen: RedemptionState[] = []
  /** Somebody has seen, since the last start of the page or before, that this check is paid. */
  readonly proved = new Set<string>()
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
    this.world.places.clear()
    for (const call of this.world.waiting) call.isOrphan = true
    this.flows = Array.from({ length: this.count }, () => this.start(this.ending.signal))
    this.seen = []
  }

  private start(signal: AbortSignal): Flow<RedemptionState, RedemptionEvent> {
    const { world } = this
    return createFlow<RedemptionState, RedemptionEvent>({
      initial: world.isGuest || world.isSignedIn() ? { kind: 'loading', resume: null, isRest: false } : { kind: 'signIn', resume: null },
      transition: (state, event) => transition(state, event, world.isGuest),
      signal,
      onBug(error) {
        throw error
      },
      effects: createEffects({
        client: () => world.client,
        session: { isSignedIn: world.isSignedIn, edition: () => 0 },
        isGuest: world.isGuest,
        request: () => world.request,
        memory: memoryIn(world),
        cards: { tokenise: async () => ({ ok: true, token: 'tok', lastFour: '4242' }), challenge: async (secret) => world.challenge(secret) },
        contact: () => ({ email: '', phone: '', joins: false, postalCode: '' }),
        productKey: () => 'dine',
        intents: { keyFor: () => 'key', settle() {} },
        clock: () => 0,
        leave() {},
        finished() {},
      }),
    })
  }

  send(event: RedemptionEvent, which = 0): void {
    this.flows[which % this.count]?.send(event)
  }

  states(): RedemptionState[] {
    return this.flows.map(({ store }) => store.getState())
  }

  /** Lets everything that can go on go on, and looks whether it may. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < 12; turn++) await Promise.resolve()
    if (!this.world.token) for (const flow of this.flows) flow.send({ type: 'signedOut' })
    for (let turn = 0; turn < 12; turn++) await Promise.resolve()
    this.states().forEach((state, which) => this.judge(state, which))
  }

  private judge(state: RedemptionState, which: number): void {
    for (const [number, { charges }] of this.world.checks) {
      expect(charges.length, `${number} was charged ${charges.join(', ')}`).toBeLessThanOrEqual(1)
      const denies = state !== this.seen[which] && claimsUnpaid(state, number)
      if (charges.length) expect(denies, `denies a charge of ${number}: ${state.kind}`).toBe(false)
      else expect(paidCheck(state) === number, `says that ${number} is paid: ${state.kind}`).toBe(false)
    }
    const before = this.seen[which]
    // Only the diner's own wish for another check, or a look at the receipt, leads on from a success.
    if (before && paidCheck(before) && state.kind !== 'loading') expect(paidCheck(state)).toBe(paidCheck(before))
    this.seen[which] = state
  }
}

/** The check that a screen calls paid. */
function paidCheck(state: RedemptionState): string | null {
  return state.kind === 'success' || state.kind === 'receipt' || state.kind === 'posUnconfirmed' ? state.receipt.number : null
}

/** The words of a screen deny a payment of this check. That one was not sent, for want of a line, denies no other. */
function claimsUnpaid(state: RedemptionState, number: string): boolean {
  if (state.kind !== 'checkout' || state.order.number !== number) return false
  const { complaint, notice } = state
  return notice?.kind === 'not-charged' || complaint?.kind === 'declined' || complaint?.kind === 'said'
}

type Step = (page: Page) => void

const acts: Readonly<Record<string, Step>> = {
  signIn(page) {
    if (page.world.isGuest || page.states()[0]?.kind !== 'signIn') return
    page.world.token = 'a'
    for (const flow of page.flows) flow.send({ type: 'signedIn' })
  },
  chooseFirst: (page) => page.send({ type: 'ticketChosen', number: '1', nowMs: 0 }),
  chooseSecond: (page) => page.send({ type: 'ticketChosen', number: '2', nowMs: 0 }),
  newCard: (page) => page.send({ type: 'cardChosen', cardId: null }),
  tip: (page) => page.send({ type: 'tipChosen', tip: { kind: 'typed', text: '5' } }),
  pay: (page) => page.send({ type: 'paySubmitted' }),
  payTwice(page) {
    page.send({ type: 'paySubmitted' })
    page.send({ type: 'paySubmitted' })
  },
  payByWallet: (page) => page.send({ type: 'walletAgreed', source: 'pm_wallet_1' }),
  split: (page) => page.send({ type: 'splitAsked', payAmount: cash(4000) }),
  back: (page) => page.send({ type: 'wentBack' }),
  retry: (page) => page.send({ type: 'retried' }),
  receipt: (page) => page.send({ type: 'receiptOpened' }),
  bankRefuses(page) {
    page.world.bankSays = 'refused'
  },
  bankIsUnsure(page) {
    page.world.bankSays = 'unsure'
  },
  bankAgrees(page) {
    page.world.bankSays = 'paid'
  },
  signedOutElsewhere(page) {
    page.world.token = null
  },
  reload: (page) => page.open(),
  secondWidgetPays(page) {
    page.send({ type: 'ticketChosen', number: '1', nowMs: 0 }, 1)
    page.send({ type: 'paySubmitted' }, 1)
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
  const [state] = page.states()
  switch (state?.kind) {
    case 'signIn':
      return acts['signIn']?.(page)
    case 'choosing':
      return page.send({ type: 'ticketChosen', number: state.found[0]?.number ?? '', nowMs: 0 })
    case 'notFound':
      return acts['retry']?.(page)
    case 'unconfirmed':
      return acts['retry']?.(page)
    default:
      return acts['pay']?.(page)
  }
}

/** Looking again never ends it where the payment never arrived: then it is paid anew, after a look. */
async function toTheEnd(page: Page): Promise<RedemptionState | undefined> {
  page.world.bankSays = 'paid'
  let looks = 0
  for (let step = 0; step < 90; step++) {
    const [state] = page.states()
    if (state && (paidCheck(state) || (state.kind === 'notFound' && state.isSettled))) return state
    if (page.world.waiting.length) page.world.answer('answered')
    else if (state?.kind === 'unconfirmed' && looks++ % 2) acts['pay']?.(page)
    else forward(page)
    await page.rest()
  }
  return page.states()[0]
}

const walk = fc.commands(
  [
    fc.constantFrom(...Object.keys(acts)).map((name) => new Act(name)),
    fc.constantFrom('chooseFirst', 'pay', 'signIn', 'pay').map((name) => new Act(name)),
    fc.constant(new Answer('answered')),
    fc.constant(new Answer('answered')),
    fc.constantFrom(...fates).map((fate) => new Answer(fate)),
  ],
  { maxCommands: 40, size: 'max' },
)

const requests: readonly Request[] = [['1'], ['1', '2']].map((numbers) => ({ pos: 'toast', location: 'lucca', numbers, payAmount: null, given: null, returnUrl: '' }))

it('never charges a check twice, never denies a charge, never hides a success, and always leads on, over 5,000 walks (fault D1) (fault D3) (fault D4) (fault D5)', { timeout: 180_000 }, async () => {
  const ends = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(walk, fc.constantFrom(1, 2), fc.constantFrom(...requests), fc.boolean(), fc.boolean(), async (commands, widgets, request, isGuest, isDeep) => {
      const world = new World(isGuest, request)
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
      expect(['success', 'receipt', 'posUnconfirmed', 'notFound']).toContain(end?.kind)
      if (widgets === 1) expect(end?.kind).not.toBe('notFound')
    }),
    { numRuns: 5000 },
  )
  // The walks are worth something only if they come to different ends.
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['success', 'posUnconfirmed']))
})
