import type { RhythmOffer as Offer } from '@contract'
import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeConnection, noBudget } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { choiceWords } from './offer-words'
import { createMirror, mirrorKey } from '../../state/mirror'
import StatusBanners from '../../views/StatusBanners.svelte'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

const offer: Offer = {
  quotaLimit: 10_000,
  creditsPerDay: 18_720,
  isComplete: false,
  choices: [
    { lastsDays: 1, quotesEveryMs: 120_000, creditsPerDay: 9_360 },
    { lastsDays: 30, quotesEveryMs: 3_420_000, creditsPerDay: 328.4 },
    { lastsDays: null, quotesEveryMs: 60_000, creditsPerDay: 18_720, lastsMs: 13 * 3_600_000 }
  ]
}

it('shows how much of the quota the plan uses until the user chooses an interval', async () => {
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    connection: { ...answers.connection, answerOffer: () => fakeConnection },
    credits: { ...answers.credits, budget: () => ({ ...noBudget, offer }) }
  })
  render(StatusBanners, { context: new Map([[mirrorKey, createMirror(connect(wire.bridge))]]) })
  const region = await screen.findByRole('region', { name: m.plan.offer.title() })
  expect(region.textContent?.replace(/\s+/g, ' ')).toContain(
    'The plan uses at least 187 % of 10,000 credits a day. Until you choose, updates slow down'
  )
  expect(
    within(region)
      .getAllByRole('button')
      .map(button => button.textContent?.trim())
  ).toEqual([
    'Prices every 2 min, lasts the day',
    'Prices every 57 min, lasts the month',
    m.plan.paces.keep({ outcome: m.plan.paces.usedUp({ span: '13 hours' }) }),
    m.shell.banners.more({ count: 1 })
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: /lasts the day$/ }))
  expect(wire.inputs('connection', 'answerOffer')).toEqual([{ lastsDays: 1 }])
  wire.say('budgetChanged', noBudget)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(screen.queryByRole('region', { name: /rhythm/ })).toBeNull()
})

it("shows the price intervals in a choice's label and the coins in its description", () => {
  const tiers = [
    { tier: 'chart', coins: ['BTC'], everyMs: 120_000, creditsPerDay: 720 },
    { tier: 'rest', coins: ['NOSUCHCOIN'], everyMs: 18_000_000, creditsPerDay: 5 }
  ] as const
  const { label, means } = choiceWords({ lastsDays: 30, quotesEveryMs: 60_000, creditsPerDay: 725, tiers })
  expect(label).toBe('Prices every 2 min to every 5 h, lasts the month')
  expect(means).toContain('NOSUCHCOIN every 5 h')
})
