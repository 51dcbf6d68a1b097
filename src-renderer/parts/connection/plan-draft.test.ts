import type { Plan, PlanChoice } from '@contract'
import { expect, it } from 'vitest'
import { PlanDraft } from './plan-draft.svelte'

const price = { state: 'unknown', credits: null, learned: null, reserve: 100 } as const
const range = { typical: 1, most: 10, isEstimate: true, unknownCalls: 0 }
const plan: Plan = {
  tiers: null,
  items: [
    {
      need: 'quotes',
      operation: 'getData',
      everyMs: 60_000,
      automatic: true,
      price,
      callsPerDay: 1440,
      creditsPerDay: null,
      perCall: range,
      perDay: range
    },
    {
      need: 'news',
      operation: 'getNews',
      everyMs: 3_600_000,
      automatic: false,
      price,
      callsPerDay: 0,
      creditsPerDay: 0,
      perCall: range,
      perDay: range
    }
  ],
  dailyCandles: { operation: 'getOHLC', price, perCall: range, isManual: false },
  alerts: { callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false },
  subscriptions: [],
  coins: 12,
  callsPerDay: 1440,
  creditsPerDay: null,
  perDay: range,
  paces: [],
  allowedPerDay: null,
  quotaLasts: 30,
  unknownPrices: 1,
  quotaLimit: null,
  keyCheck: {
    operation: 'getFearGreed',
    price: { state: 'unknown', credits: null, learned: null, reserve: 100 },
    perCall: range
  },
  agreedAt: null
}

it('starts with the current plan', () => {
  const draft = new PlanDraft(plan, async () => true)
  expect(draft.choice.items).toEqual([
    { need: 'quotes', automatic: true, everyMs: 60_000 },
    { need: 'news', automatic: false, everyMs: 3_600_000 }
  ])
})

it('sends changes made during a request together once the request is done', async () => {
  const sent: PlanChoice[] = []
  const answers: (() => void)[] = []
  const draft = new PlanDraft(plan, choice => {
    sent.push(choice)
    return new Promise<void>(resolve => answers.push(resolve))
  })
  draft.change('quotes', { everyMs: 10_000 })
  draft.change('quotes', { everyMs: 30_000 })
  draft.change('news', { automatic: true })
  expect(sent).toHaveLength(1)
  answers[0]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.items).toEqual([
    { need: 'quotes', automatic: true, everyMs: 30_000 },
    { need: 'news', automatic: true, everyMs: 3_600_000 }
  ])
})
