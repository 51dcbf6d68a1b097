import type { ConnectionState, CreditEstimate, Fault, Plan, PlanChoice, PriceTag } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeInfo, fakeStatus, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import ConnectDialog from './ConnectDialog.svelte'
import { m } from '../../src-shared/messages/m'

export const key = 'k-4711-never-to-be-seen-again'

export const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }

const demo: ConnectionState = {
  mode: 'demo',
  address: 'http://127.0.0.1:4000',
  key: 'none',
  keychainTrouble: null,
  savedKeys: [],
  leftService: null,
  plan: 'agreed'
}

export const proposed: ConnectionState = {
  ...demo,
  mode: 'live',
  address: 'https://api.example.com',
  key: 'saved',
  plan: 'proposed'
}

export const exactly = (credits: number): CreditEstimate => ({
  typical: credits,
  most: credits,
  isEstimate: false,
  unknownCalls: 0
})
const about = (typical: number): CreditEstimate => ({
  typical,
  most: null,
  isEstimate: true,
  unknownCalls: 0
})
export const unpriced = (unknownCalls: number): CreditEstimate => ({
  typical: null,
  most: null,
  isEstimate: true,
  unknownCalls
})

/** The values don't add up. If the window shows them, it doesn't calculate them itself. */
export const plan: Plan = {
  items: [
    {
      need: 'quotes',
      operation: 'getData',
      everyMs: 60_000,
      automatic: true,
      price: unknown,
      callsPerDay: 1_437,
      creditsPerDay: null,
      perCall: about(12),
      perDay: about(17_244)
    },
    {
      need: 'news',
      operation: 'getNews',
      everyMs: 3_600_000,
      automatic: false,
      price: knownPrice(10),
      callsPerDay: 0,
      creditsPerDay: 0,
      perCall: exactly(10),
      perDay: exactly(0)
    },
    {
      need: 'coin-list',
      operation: 'getCryptoList',
      everyMs: 604_800_000,
      automatic: true,
      price: knownPrice(31),
      callsPerDay: 1 / 7,
      creditsPerDay: 4.4,
      perCall: exactly(31),
      perDay: exactly(4.4)
    }
  ],
  dailyCandles: { operation: 'getOHLC', price: unknown, perCall: unpriced(1), isManual: false },
  alerts: { callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false },
  subscriptions: [],
  coins: 12,
  callsPerDay: 1_439,
  creditsPerDay: null,
  perDay: { ...about(17_248.4), unknownCalls: 24 },
  paces: [3_600, 900, 300, 120, 60, 30].map(seconds => ({
    quotesEveryMs: seconds * 1_000,
    perDay: about(1_036_801 / seconds),
    lasts: 'unknown',
    lastsMs: null,
    isSuggested: seconds === 120
  })),
  allowedPerDay: null,
  quotaLasts: 30,
  unknownPrices: 1,
  quotaLimit: null,
  tiers: null,
  keyCheck: {
    operation: 'getFearGreed',
    price: { state: 'unknown', credits: null, learned: null, reserve: 100 },
    perCall: unpriced(1)
  },
  agreedAt: null
}

interface Given {
  readonly state?: ConnectionState
  readonly enter?: (input: { address: string; key: string }) => ConnectionState | Promise<ConnectionState>
  readonly agree?: (choice: PlanChoice) => ConnectionState
  readonly plan?: Plan
  readonly preview?: (choice: PlanChoice) => Plan
  readonly runtime?: 'official' | 'trial'
  readonly fault?: Fault
  readonly start?: 'plan'
}

export async function open(given: Given = {}) {
  const market = fakeMarket([])
  const wire = fakeBridge({
    ...market,
    app: {
      ...market.app,
      info: () => ({ ...fakeInfo, runtime: given.runtime ?? 'official' })
    },
    schedule: { ...market.schedule, status: () => ({ ...fakeStatus, fault: given.fault ?? null }) },
    connection: {
      state: () => given.state ?? demo,
      enter: given.enter ?? (() => proposed),
      plan: () => given.plan ?? plan,
      preview: given.preview ?? (() => plan),
      agree: given.agree ?? (() => ({ ...proposed, plan: 'agreed' })),
      forgetKey: () => demo
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  await new Promise(resolve => setTimeout(resolve))
  render(ConnectDialog, {
    props: { open: true, start: given.start },
    context: new Map([[mirrorKey, mirror]])
  })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const requestNames = (): readonly string[] =>
    wire.requests
      .filter(([concept]) => concept === 'connection')
      .map(([, name]) => name)
      .slice(1)
  return { wire, mirror, user, requestNames }
}

export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

export const press = (name: string): HTMLElement => screen.getByRole('button', { name })

export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog')

export async function connected(given: Given = {}) {
  const opened = await open(given)
  await opened.user.type(field(m.plan.keyForm.address()), 'https://api.example.com')
  await opened.user.type(field(m.plan.keyForm.key()), key)
  await opened.user.click(press(m.settings.planRow.review()))
  await screen.findByRole('table')
  return opened
}

export function page(): string {
  const fields = [...document.querySelectorAll('input')].map(input => input.value)
  return document.documentElement.outerHTML + fields.join(' ')
}
