import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { AnswerStatus } from '@contract'
import { m } from '../../src-shared/messages/m'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import ConverterDialog from './ConverterDialog.svelte'
import { loadConverter } from './later-views'

beforeAll(lendBrowser)

async function show(saved: AnswerStatus['saved'] = null) {
  const wire = fakeBridge({
    ...fakeMarket([]),
    answers: {
      view: ({ operation, params }) => ({
        operation,
        params,
        price: knownPrice(1),
        saved,
        fault: null,
        autoRefreshMs: null
      })
    }
  })
  await loadConverter()
  const mirror = createMirror(connect(wire.bridge))
  await new Promise(resolve => setTimeout(resolve))
  render(ConverterDialog, { context: new Map([[mirrorKey, mirror]]) })
  return { mirror, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const from = (): Promise<HTMLInputElement> => screen.findByRole('combobox', { name: m.convert.from() })

it('starts with the coin of the open page', async () => {
  const { mirror, user } = await show()
  mirror.coinPage.open('ETH')
  await user.keyboard('{Control>}e{/Control}')
  expect((await from()).value).toBe('ETH')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  mirror.coinPage.back()
  mirror.converter.from = 'SOL'
  await user.keyboard('{Control>}e{/Control}')
  await waitFor(async () => expect((await from()).value).toBe('SOL'))
})

it("doesn't report a missing rate if there is a result", async () => {
  const converted = { result: 0.92, text: { result: '0.92' } }
  const { mirror, user } = await show({
    answer: { kind: 'conversion', data: converted, dropped: 0 } as never,
    at: fixtureNow,
    origin: 'live',
    charged: 1,
    remarks: [],
    missing: [],
    read: null
  })
  mirror.converter.to = 'EUR'
  await user.keyboard('{Control>}e{/Control}')
  expect(await screen.findByRole('group', { name: m.common.fromService() })).toBeTruthy()
  expect(screen.queryByText(m.convert.rateMissing({ names: 'EUR' }), { exact: false })).toBeNull()
})
