import { http, HttpResponse } from 'msw'
import { externalLocation, payBill, readTicket, type BillPayment } from '../../src/shared/contracts/bill.ts'
import type { Account, WireCard } from './accounts.ts'
import { answer, type Sent } from './answer.ts'
import type { Area, Backend } from './backend.ts'
import { billTickets, dollars, openOf, wireTicket, type BillTicket } from './billTickets.ts'
import { offers } from './offers.ts'
import { Answer, lost, refuse } from './refusal.ts'
import { accountBy, accountOf, session } from './session.ts'
import { outcomeOf, savedCards } from './wallet.ts'

/** A token that the imitation takes for that of `guest@example.com`, for pages that know their diner. */
export const guestToken = 'harness-guest'

type Paying = 'ok' | 'declined' | 'pos-silent' | 'already' | 'lost' | 'lost-before' | 'broken' | 'signed-out' | 'challenge'

export interface BillState {
  tickets: BillTicket[]
  /** What the diner has when the first bill is opened, in dollars; null leaves the account as it is. */
  opening: { balance: number; cards: WireCard[] } | null
  /** Accounts that have been given their opening. */
  opened: number[]
  offers: 'none' | 'some' | 'below-minimum' | 'item'
  paying: Paying
  buying: 'ok' | 'declined' | 'lost' | 'lost-before'
  /** Each payment with the card, the credit and the tip that it took, in cents. */
  payments: { ticket: string; amount: number; credit: number; offer: number; card: number; tip: number }[]
  purchases: string[]
  /** How often a bill was read; the changing one changes after its first reading. */
  reads: number
  isChanging: boolean
  isUnreadable: boolean
  customTips: boolean
  hasLogo: boolean
  /** Offer claims that were spent. */
  spent: string[]
}

const covered = 150

/** Bills at restaurants, and what diners pay them with; credit, cards and claimed offers are the account's own. */
export const bill: Area<BillState> = {
  key: 'bill',
  initial: () => ({
    tickets: billTickets(),
    opening: { balance: 25, cards: savedCards() },
    opened: [],
    offers: 'none',
    paying: 'ok',
    buying: 'ok',
    payments: [],
    purchases: [],
    reads: 0,
    isChanging: false,
    isUnreadable: false,
    customTips: false,
    hasLogo: false,
    spent: [],
  }),
  scenarios: {
    'bill-covered': (state) => void (state.opening = { balance: covered, cards: savedCards() }),
    'bill-covered-no-card': (state) => void (state.opening = { balance: covered, cards: [] }),
    'bill-no-card': (state) => void (state.opening = { balance: 25, cards: [] }),
    'bill-offers': (state) => void (state.offers = 'some'),
    'bill-offer-below-minimum': (state) => void (state.offers = 'below-minimum'),
    'bill-item-offer': (state) => void (state.offers = 'item'),
    'bill-declined': (state) => void (state.paying = 'declined'),
    'bill-pos-unconfirmed': (state) => void (state.paying = 'pos-silent'),
    'bill-already-paid': (state) => void (state.paying = 'already'),
    'bill-payment-lost': (state) => void (state.paying = 'lost'),
    'bill-payment-not-arrived': (state) => void (state.paying = 'lost-before'),
    'bill-payment-broken': (state) => void (state.paying = 'broken'),
    'bill-signed-out': (state) => void (state.paying = 'signed-out'),
    'bill-purchase-declined': (state) => void (state.buying = 'declined'),
    'bill-purchase-lost': (state) => void (state.buying = 'lost'),
    'bill-changes': (state) => void (state.isChanging = true),
    'bill-unreadable': (state) => void (state.isUnreadable = true),
    'bill-custom-tips': (state) => void (state.customTips = true),
    'bill-logo': (state) => void (state.hasLogo = true),
  },
  handlers: (backend) => [
    answer(externalLocation, ({ token }) => {
      const diner = dinerOf(backend, token)
      return diner ? { data: projectOf(backend, diner) } : refuse(401, 'Unauthorized')
    }),
    answer(readTicket, ({ path, query, token }) => {
      const state = backend.state(bill)
      if (!dinerOf(backend, token)) return refuse(401, 'Unauthorized')
      const found = state.tickets.find(({ number }) => number === path.ticket)
      if (state.isUnreadable || !found) return refuse(404, { errors: { base: ["Your specified ticket couldn't be found."] } })
      if (state.isChanging && state.reads === 1) found.subTotal += 1200
      state.reads += 1
      const part = query.pay_amount ? Math.round(Number(query.pay_amount) * 100) : null
      return { ticket: wireTicket(found, part) }
    }),
    // The checkout sells other gift cards at the same address: only this area's own packages are answered here.
    http.post(/\/api\/v2\/gift_card_purchases\.json$/, async ({ request }) => {
      const given: unknown = await request.clone().json().catch(() => null)
      const { option: wanted, source } = purchaseIn(given)
      const option = packages.find(({ id }) => id === wanted)
      if (!option) return undefined
      const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
      const { status, body: told } = buy(backend, dinerOf(backend, token), option, source)
      return status === 0 ? HttpResponse.error() : HttpResponse.json(JSON.parse(JSON.stringify(told)), { status })
    }),
    answer(payBill, ({ body, token }) => {
      const diner = dinerOf(backend, token)
      return diner ? pay(backend, diner, body) : refuse(401, 'Unauthorized')
    }),
  ],
}

function purchaseIn(body: unknown): { option: string; source: string } {
  const given = member(body, 'gift_card_purchase')
  return { option: `${member(given, 'gift_card_option_id')}`, source: `${member(given, 'stripe_source_id')}` }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, key) : undefined
}

const packages = [
  { id: 'credit-100', amount: 100, credit_to_give: 125, hidden: false },
  { id: 'credit-50', amount: 50, credit_to_give: 55, hidden: false },
  { id: 'credit-50-plus', amount: 50, credit_to_give: 60, hidden: false },
  { id: 'credit-250', amount: 250, credit_to_give: 325, hidden: false },
  { id: 'credit-staff', amount: 10, credit_to_give: 100, hidden: true },
]

/** Who a token signs in; the page's own token signs in the known guest once. */
function dinerOf(backend: Backend, token: string | null): Account | undefined {
  const guest = token === guestToken ? accountBy(backend, 'guest@example.com') : undefined
  const { tokens } = backend.state(session)
  if (guest) tokens[guestToken] ??= guest.id
  return accountOf(backend, token)
}

function projectOf(backend: Backend, diner: Account) {
  const state = backend.state(bill)
  if (state.opening && !state.opened.includes(diner.id)) {
    state.opened.push(diner.id)
    diner.credit_balance += state.opening.balance
    if (!diner.credit_cards.length) diner.credit_cards = [...state.opening.cards]
  }
  return {
    project_id: 42,
    project_slug: 'osteria-lucca',
    location_type: 'ProjectLocation',
    location_id: 7,
    name: 'Osteria Lucca',
    credit_balance: diner.credit_balance,
    ik_pass_balance: 0,
    credit_cards: diner.credit_cards,
    gift_card_options: packages,
    offers: offersOf(backend, diner),
    offer: null,
    sub_credit_back_percent: 0.2,
    stripe_public_key: 'pk_test_harness',
    purchase_page: '/?widget=HousePanel&scenario=default',
    white_logo_path: state.hasLogo ? '/pictures/osteria-lucca.svg' : null,
    country_code: 'US',
    timezone: 'America/Chicago',
    ...(state.customTips && { custom_tip_percent0: 15, custom_tip_percent1: 19, custom_tip_percent2: 23, custom_tip_percent3: 28 }),
  }
}

function offersOf(backend: Backend, diner: Account) {
  const state = backend.state(bill)
  const { offers: known, claims } = backend.state(offers)
  const claimed = claims.flatMap((claim) => {
    const [offerId, accountId] = claim.split(':')
    const found = known.find(({ id }) => `${id}` === offerId)
    return found && accountId === `${diner.id}` ? [wireOffer(found.id, found.name, found.amount, found.minimum_spend_amount)] : []
  })
  const day = 86_400_000
  const made = {
    none: [],
    some: [
      wireOffer(901, 'Welcome back', 20, 50),
      { ...wireOffer(902, 'Party of six', 60, 200) },
      { ...wireOffer(903, 'Last summer', 15, null), expiration: { mode: 'set_date' }, claim_details: { balance: 15, expires_at: new Date(backend.now() - day).toISOString(), offer_claim_id: 'claim-903' } },
      { ...wireOffer(904, 'Tiramisù on us', 14.5, null), type: 'item_offer' },
      wireOffer(905, 'Birthday', 12, null),
    ],
    'below-minimum': [wireOffer(902, 'Party of six', 60, 200)],
    item: [{ ...wireOffer(904, 'Tiramisù on us', 14.5, null), type: 'item_offer' }],
  }[state.offers]
  return [...made, ...claimed].filter(({ claim_details: { offer_claim_id: id } }) => !state.spent.includes(id))
}

interface WireBillOffer {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly minimum_spend_amount: number | null
  readonly expiration: { readonly mode: string }
  readonly claim_details: { readonly balance: number; readonly expires_at: string | null; readonly offer_claim_id: string }
}

function wireOffer(id: number, name: string, balance: number, minimum: number | null): WireBillOffer {
  return { id, name, type: 'standard', minimum_spend_amount: minimum, expiration: { mode: 'no_expiration' }, claim_details: { balance, expires_at: null, offer_claim_id: `claim-${id}` } }
}

function buy(backend: Backend, diner: Account | undefined, { id, credit_to_give: credit }: (typeof packages)[number], source: string): Answer {
  const state = backend.state(bill)
  const card = diner?.credit_cards.find((one) => `${one.id}` === source)
  if (!diner) return refuse(401, 'Unauthorized')
  if (!card) return refuse(422, { errors: { base: ['No such card.'] } })
  if (state.buying === 'lost-before') return lost
  if (state.buying === 'declined' || outcomeOf(card.last_four) !== 'ok') return refuse(402, { error: { code: 'card_declined', message: 'Your card was declined.' } })
  diner.credit_balance += credit
  state.purchases.push(id)
  return state.buying === 'lost' ? lost : new Answer(201, { success: true })
}

function pay(backend: Backend, diner: Account, body: Sent<BillPayment>) {
  const state = backend.state(bill)
  const ticket = state.tickets.find(({ number }) => number === body.ticket_number)
  if (!ticket || body.project !== 'osteria-lucca') return refuse(422, { errors: { base: ['Missing project or ticket'] } })
  const source = body.transaction?.charge_stripe_source_id ?? ''
  const card = diner.credit_cards.find(({ id }) => `${id}` === source)
  if (!card && !source.startsWith('pm_wallet')) return refuse(422, { errors: { base: ['No such card.'] } })
  const refusal = refusalOf(backend, ticket, card)
  if (refusal) return refusal
  const amount = Math.min(openOf(ticket), Math.round(Number(body.transaction?.amount) * 100))
  const took = settle(backend, diner, ticket, amount, { claim: body.transaction?.offer_claim_id ?? null, tip: Number(body.tip?.amount ?? 0) })
  if (state.paying === 'lost') return lost
  const result = { return_url_override: null, subscription_credit_back: { amount: dollars(Math.round((took.card - took.tip) * 0.2)) }, id: `R-${1000 + state.payments.length}` }
  return { ...result, pos_success: state.paying === 'pos-silent' ? false : { payments: [{ type: 'credit', amount: dollars(took.credit) }, { type: 'card', amount: dollars(took.card) }] } }
}

/** Answers that take no money; a payment that is lost before it arrives is lost once. */
function refusalOf(backend: Backend, ticket: BillTicket, card: WireCard | undefined): Answer | null {
  const state = backend.state(bill)
  const { paying } = state
  if (openOf(ticket) <= 0 || paying === 'already') return refuse(422, { errors: { base: ['Payment is already done'] } })
  if (paying === 'declined' || (card && /declined|insufficient/.test(outcomeOf(card.last_four)))) return refuse(402, { error: { code: 'card_declined', message: 'Your card was declined.' } })
  if (paying === 'broken') return new Answer(500, '<h1>Something went wrong</h1>')
  if (paying === 'lost-before' || paying === 'signed-out') {
    state.paying = 'ok'
    if (paying === 'lost-before') return lost
    backend.state(session).tokens = {}
    return refuse(401, 'Unauthorized')
  }
  return null
}

/** Offer first, then credit, then card, as the bill room plans it. */
function settle(backend: Backend, diner: Account, ticket: BillTicket, amount: number, { claim, tip }: { claim: string | null; tip: number }) {
  const state = backend.state(bill)
  const offer = offersOf(backend, diner).find(({ claim_details: details }) => details.offer_claim_id === claim)
  const worth = offer ? (ticket.itemOffers[offer.id] ?? Math.round(offer.claim_details.balance * 100)) : 0
  const byOffer = Math.min(amount, worth)
  const credit = Math.min(amount - byOffer, Math.round(diner.credit_balance * 100))
  const took = { ticket: ticket.number, amount, credit, offer: byOffer, card: amount - byOffer - credit + tip, tip }
  diner.credit_balance = dollars(Math.round(diner.credit_balance * 100) - credit)
  if (claim && offer) state.spent.push(claim)
  ticket.paid += amount
  state.payments.push(took)
  return took
}
