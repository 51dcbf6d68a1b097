import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { m } from '../../src-shared/messages/m'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeConnection, fakeSettings } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import WelcomeDialog from './WelcomeDialog.svelte'

beforeAll(lendBrowser)

async function welcome(due: 'due' | 'done' = 'due', mode: 'demo' | 'live' = 'demo') {
  const all = { ...fakeSettings, welcome: due }
  const lists = () => [{ id: 1, name: 'Watchlist', coins: ['BTC', 'ETH'] }]
  const wire = fakeBridge({
    ...fakeMarket([]),
    connection: { state: () => ({ ...fakeConnection, mode }) },
    settings: { all: () => all, change: () => all },
    watchlist: { lists, removeCoin: lists }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(WelcomeDialog, { props: { open: true }, context: new Map([[mirrorKey, mirror]]) })
  await screen.findByRole('dialog', { name: m.welcome.title.coins() })
  const user = userEvent.setup()
  const press = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }))
  return { wire, mirror, user, press }
}
const isGone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('leads from choosing coins to connecting a service in three steps', async () => {
  const { wire, mirror, press } = await welcome()
  await press(m.quotes.row.remove({ coin: 'ETH' }))
  expect(wire.inputs('watchlist', 'removeCoin')).toMatchObject([{ coin: 'ETH' }])
  await press(m.welcome.next())
  expect(screen.getByText(m.welcome.costs.free())).toBeTruthy()
  expect(screen.getByLabelText(m.credits.budget.daily())).toBeTruthy()
  await press(m.welcome.next())
  await press(m.welcome.service.connect())
  await isGone()
  expect(mirror.connection.isDialogOpen).toBe(true)
  expect(wire.inputs('settings', 'change')).toEqual([{ welcome: 'done' }])
})

it('removes all coins at once, for a list of the user’s own', async () => {
  const { wire, press } = await welcome()
  await press(m.welcome.coins.removeAll())
  await waitFor(() =>
    expect(wire.inputs('watchlist', 'removeCoin')).toMatchObject([{ coin: 'BTC' }, { coin: 'ETH' }])
  )
})

it('doesn’t offer the demo to someone who is connected', async () => {
  const { press } = await welcome('done', 'live')
  await press(m.welcome.next())
  expect(screen.getByText(m.welcome.step({ step: 2, steps: 2 }))).toBeTruthy()
  await press(m.welcome.done())
  await isGone()
})

it.each([m.welcome.skip(), 'Escape'])('%s closes the dialog even before its last step', async way => {
  const { wire, user, press } = await welcome()
  await press(m.welcome.next())
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await press(way)
  await isGone()
  expect(wire.inputs('settings', 'change')).toEqual([{ welcome: 'done' }])
})

it('changes no settings when it is shown again', async () => {
  const { wire, press } = await welcome('done')
  await press(m.welcome.skip())
  await isGone()
  expect(wire.inputs('settings', 'change')).toEqual([])
})

it('closes with one Escape while the empty coin search has the focus', async () => {
  const { user } = await welcome()
  await user.click(await screen.findByRole('combobox', { name: m.watchlist.search() }))
  await user.keyboard('{Escape}')
  await isGone()
})
