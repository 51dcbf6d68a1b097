import type { RhythmOffer as Offer } from '@contract'
import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeConnection, noBudget } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import StandingBanners from '../../views/StandingBanners.svelte'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

const offer: Offer = {
  quotaLimit: 10_000,
  creditsPerDay: 18_720,
  isComplete: false,
  choices: [
    { lastsDays: 1, quotesEveryMs: 120_000, creditsPerDay: 9_360 },
    { lastsDays: 30, quotesEveryMs: 3_420_000, creditsPerDay: 328.4 },
    { lastsDays: null, quotesEveryMs: 60_000, creditsPerDay: 18_720 }
  ]
}

it('shows how much quota the plan uses, and closes after a choice', async () => {
  const answers = fakeMarket([])
  const wire = fakeBridge({
    ...answers,
    connection: { ...answers.connection, answerOffer: () => fakeConnection },
    credits: { ...answers.credits, budget: () => ({ ...noBudget, offer }) }
  })
  render(StandingBanners, { context: new Map([[mirrorKey, createMirror(connect(wire.bridge))]]) })
  const asked = await screen.findByRole('region', { name: m.plan.chooseRhythmFitsQuota() })
  expect(asked.textContent?.replace(/\s+/g, ' ')).toContain(
    'The plan uses at least 187 % of it a day: 18,720 of 10,000 credits. Until you choose, updates slow down'
  )
  expect(
    within(asked)
      .getAllByRole('button')
      .map(button => button.textContent?.trim())
  ).toEqual([
    'A day: quotes every 2 min',
    'A month: quotes every 57 min',
    m.plan.quotesQuoteseveryms({ choice: m.plan.keepPlan(), quotesEveryMs: m.plan.everyMinute() })
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: /^A day/ }))
  expect(wire.inputs('connection', 'answerOffer')).toEqual([{ lastsDays: 1 }])
  wire.say('budgetChanged', noBudget)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(screen.queryByRole('region', { name: /rhythm/ })).toBeNull()
})
