import type { CoinName } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { m } from '../../src-shared/messages/m'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { commandsOf } from '../parts/palette/commands'
import { readSentence } from '../parts/palette/sentence'
import { startOfDay } from '../../src-shared/time'
import { createMirror, mirrorKey } from '../state/mirror'
import { loadPalette, loadShortcuts } from './later-views'
import PaletteKeys from './PaletteKeys.svelte'

beforeAll(async () => {
  lendBrowser()
  await Promise.all([loadPalette(), loadShortcuts()])
}, 60_000)

async function show(found: readonly CoinName[] = []) {
  const answers = fakeMarket([])
  const wire = fakeBridge({ ...answers, market: { ...answers.market, searchCoins: () => found } })
  const mirror = createMirror(connect(wire.bridge))
  await waitFor(() => expect(mirror.settings.settings.value).toBeDefined())
  render(PaletteKeys, { context: new Map([[mirrorKey, mirror]]) })
  return { mirror, wire, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const field = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: m.palette.title() })

it('opens with Ctrl+K and runs the best match with Enter', async () => {
  const { mirror, user, wire } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'credits')
  await screen.findByRole('option', { name: new RegExp(`^${m.common.credits()}`) })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(mirror.settings.viewState?.view).toBe('credits'))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(wire.inputs('settings', 'change')).toContainEqual({ recentCommands: ['view:credits'] })
})

it('keeps letters typed before it appears', async () => {
  const { user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  for (const key of 'spe') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const input = (await field()) as HTMLInputElement
  await waitFor(() => expect(input.value).toBe('spe'))
  await waitFor(() => expect(document.activeElement).toBe(input))
  await user.keyboard('nd')
  expect(input.value).toBe('spend')
})

it('opens with a digit, which begins a chart interval', async () => {
  const { mirror, user } = await show()
  const own = document.body.appendChild(document.createElement('input'))
  own.focus()
  await user.keyboard('4')
  expect(own.value).toBe('4')
  own.remove()
  mirror.settings.go({ view: 'market' })
  await user.keyboard('4')
  expect(mirror.palette.isOpen).toBe(false)
  mirror.settings.go({ view: 'watch' })
  await user.keyboard('4')
  const input = (await field()) as HTMLInputElement
  await waitFor(() => expect(input.value).toBe('4'))
  await user.type(input, '5m')
  await screen.findByRole('option', { name: m.palette.chart.interval({ interval: '45m' }) })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(mirror.layouts.active).toMatchObject({ interval: '15m', built: 45 }))
})

it("doesn't open with a digit if single-character shortcuts are off", async () => {
  const { mirror, user } = await show()
  await mirror.settings.change({ singleKeys: false })
  mirror.settings.go({ view: 'watch' })
  await user.keyboard('4')
  expect(mirror.palette.isOpen).toBe(false)
})

it('shows the coin itself for a ratio to the currency of its prices', async () => {
  const { user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'btc/usd')
  await screen.findByRole('option', { name: m.ratio.back({ coin: 'BTC' }) })
})

it('shows the next results in the same rows', async () => {
  const { user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  const first = (): HTMLElement | undefined =>
    within(screen.getByRole('group', { name: m.palette.group.chart() })).getAllByRole('option')[0]
  await user.type(await field(), 'candles')
  const row = first()
  const text = row?.textContent
  await user.type(await field(), ' 4h')
  await waitFor(() => expect(first()?.textContent).not.toBe(text))
  expect(first()).toBe(row)
})

it('applies a typed interval to the coin whose page is shown', async () => {
  const { mirror, user } = await show()
  mirror.coinPage.open('SOL')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), '4h')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(mirror.layouts.active).toMatchObject({ coin: 'SOL', interval: '4h' }))
  expect(mirror.settings.viewState?.view).toBe('watch')
})

it('opens the alert form for a typed sentence', async () => {
  const { mirror, user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'alert btc above 70000')
  await screen.findByText(m.palette.alert.create({ alert: 'BTC: price above 70,000' }))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(mirror.alerts.wanted).toMatchObject({
      coin: 'BTC',
      anyOf: [[{ kind: 'price', is: 'above', value: 70_000 }]]
    })
  )
})

it('opens the alert form for any coin of a watchlist if one has the typed name', async () => {
  const { mirror, user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  const input = await field()
  const list = await mirror.watchlists.create('Majors')
  await user.type(input, 'alert list nowhere moves 5% in 15m')
  expect(screen.queryByText(/^New alert:/)).toBeNull()
  await user.clear(input)
  await user.type(input, `alert list ${list?.name.toLowerCase()} moves 5% in 15m`)
  await screen.findByText(new RegExp(`^New alert: Any coin in ${list?.name}`))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(mirror.alerts.wanted).toMatchObject({
      scope: { kind: 'list', id: list?.id, name: list?.name },
      anyOf: [[{ kind: 'change', way: 'either', percent: 5, over: '15m' }]]
    })
  )
})

it('opens a coin without adding it to a list', async () => {
  const { mirror, user, wire } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'qqq')
  await user.click(await screen.findByRole('option', { name: /^QQQ/ }))
  await waitFor(() => expect(mirror.coinPage.coin).toBe('QQQ'))
  expect(wire.inputs('watchlist', 'add')).toEqual([])
})

it('shows and searches the shortcuts with ? and F1', async () => {
  const { user } = await show()
  await user.keyboard('?')
  await user.type(await screen.findByRole('searchbox', { name: m.palette.shortcuts.find() }), 'undo')
  expect(screen.getByText(m.shell.keys.undo())).toBeTruthy()
  expect(screen.queryByText(m.shell.convertAmount())).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{F1}')
  expect(await screen.findByRole('dialog', { name: m.palette.shortcuts.title() })).toBeTruthy()
})

it('changes the keys of an action and reports conflicts', async () => {
  const { mirror, user, wire } = await show()
  await user.keyboard('?')
  const change = m.palette.shortcuts.change({ action: m.palette.open() })
  await user.click(await screen.findByRole('button', { name: change }))
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText(m.palette.shortcuts.fixed({ keys: 'Ctrl+Z' }))
  await user.keyboard('{Control>}e{/Control}')
  await screen.findByText(m.palette.shortcuts.used({ keys: 'Ctrl+E', action: m.shell.convertAmount() }))
  await user.keyboard('{Control>}p{/Control}')
  await waitFor(() =>
    expect(wire.inputs('settings', 'change')).toContainEqual({ shortcuts: { palette: ['Ctrl+P'] } })
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(mirror.palette.isRecording).toBe(false)
})

it("uses the user's keys instead of the default ones", async () => {
  const { mirror, user } = await show()
  await mirror.settings.change({ shortcuts: { palette: ['Ctrl+P'] } })
  await user.keyboard('{Control>}k{/Control}')
  expect(mirror.palette.isOpen).toBe(false)
  await user.keyboard('{Control>}p{/Control}')
  expect((await field()).isConnected).toBe(true)
  await user.keyboard('{Control>}p{/Control}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('ignores single-key shortcuts once they are switched off', async () => {
  const { mirror, user } = await show()
  await mirror.settings.change({ singleKeys: false })
  await user.keyboard('?')
  expect(mirror.palette.areShortcutsOpen).toBe(false)
  await user.keyboard('{F1}')
  expect(await screen.findByText('F1')).toBeTruthy()
})

it('stays closed while another dialog is open', async () => {
  const { mirror, user } = await show()
  await user.keyboard('?')
  await screen.findByRole('dialog')
  await user.keyboard('{Control>}k{/Control}')
  expect(mirror.palette.isOpen).toBe(false)
})

it('lists each symbol once and exposes the highlighted one to screen readers', async () => {
  const coins = ['\u{1F438}', '\u{1F48E}', 'QQ'].flatMap(symbol =>
    ['binance', 'kraken'].map(source => ({ symbol, name: `${symbol} qq`, source }))
  )
  const { user } = await show(coins)
  await user.keyboard('{Control>}k{/Control}')
  const input = await field()
  await user.type(input, 'qq')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  await user.keyboard('{ArrowDown}')
  const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  expect(marked?.textContent).toContain('\u{1F48E}')
})

it('prefers a view with exactly the typed name to coins', async () => {
  const { mirror, user } = await show([{ symbol: 'MKT', name: 'Market', source: null }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'market')
  await screen.findByRole('option', { name: /^MKT/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(mirror.settings.viewState?.view).toBe('market'))
})

it.each([
  ['cost', 'view:credits'],
  ['spend', 'view:credits'],
  ['spent', 'view:credits'],
  ['bills', 'view:credits'],
  ['phone', 'setting:routes'],
  ['ntfy', 'setting:routes'],
  ['webhook', 'setting:routes'],
  ['push', 'setting:routes'],
  ['export', 'chart:saveCandles'],
  ['csv', 'chart:saveCandles'],
  ['backup', 'setting:backups'],
  ['ratio', 'chart:compare'],
  ['versus', 'chart:compare'],
  ['dark', 'theme:dark'],
  ['sound', 'view:alerts'],
  ['locale', 'setting:language'],
  ['limit', 'setting:dailyBudget'],
  ['money', 'view:credits'],
  ['next hour', 'hour-cost']
])('finds for “%s” the command %s before coins that aren’t watched', async (word, id) => {
  const { mirror, user } = await show([{ symbol: word.toUpperCase(), name: 'Obscure', source: null }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), word)
  await screen.findByRole('option', { name: /Obscure$/ })
  const command = commandsOf(mirror).find(one => one.id === id)
  const shown = screen.getAllByRole('option').map(option => option.textContent?.trim() ?? '')
  const at = shown.findIndex(text => text.startsWith(command?.label ?? '?'))
  expect(at).toBeGreaterThanOrEqual(0)
  expect(at).toBeLessThan(shown.findIndex(text => text.endsWith('Obscure')))
})

it('shows a watched coin before commands that match its symbol', async () => {
  const { mirror, user } = await show([
    { symbol: 'COST', name: 'Obscure', source: null },
    { symbol: 'COSTX', name: 'Other', source: null }
  ])
  await mirror.watchlists.create('Odd')
  const id = mirror.watchlists.lists.value?.find(({ name }) => name === 'Odd')?.id ?? 0
  await mirror.watchlists.add(id, ['COST'])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'cost')
  await screen.findByRole('group', { name: m.palette.group.otherCoins() })
  const groups = screen.getAllByRole('group').map(group => group.getAttribute('aria-label'))
  expect(groups[0]).toBe(m.palette.group.coins())
  expect(groups.indexOf(m.palette.group.otherCoins())).toBeGreaterThan(
    groups.indexOf(m.palette.group.views())
  )
})

it('opens the comparison of two typed coins', async () => {
  const { mirror, user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'btc vs eth')
  await screen.findByText(m.palette.compare({ coin: 'BTC', other: 'ETH' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect([mirror.layouts.coin, mirror.charts.wantedComparison]).toEqual(['BTC', 'ETH']))
})

it('shows the ratio of two typed coins', async () => {
  const { mirror, user, wire } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'sol/eth')
  await screen.findByText(m.ratio.command({ name: 'SOL/ETH' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(mirror.layouts.name).toBe('SOL/ETH'))
  expect([mirror.layouts.coin, mirror.settings.viewState?.view]).toEqual(['SOL', 'watch'])
  expect(wire.inputs('market', 'loadCandles')).toEqual([])
})

it('shows weekly bars of a typed coin', async () => {
  const { mirror, user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'btc weekly')
  await screen.findByText(m.palette.coin.interval({ coin: 'BTC', interval: '1w' }))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(mirror.layouts.active).toMatchObject({ coin: 'BTC', interval: '1d', built: 7 * 1440 })
  )
})

it('opens the ledger at yesterday', async () => {
  const { mirror, user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'what did i spend yesterday')
  await screen.findByText(m.palette.spent.yesterday())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(mirror.settings.viewState?.view).toBe('credits'))
  expect(mirror.credits.wantedDay).toBe(startOfDay(mirror.clock.now, -1))
})

it('prefers a command with all of the typed words to a conversion', async () => {
  const { user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), m.chart.goTo.title().toLowerCase())
  await screen.findByRole('option', { name: new RegExp(`^${m.chart.goTo.title()}`) })
  expect(screen.queryByRole('group', { name: m.palette.group.suggested() })).toBeNull()
})

it('has search words only for commands that exist', async () => {
  const { mirror } = await show()
  const ids = new Set(commandsOf(mirror).map(({ id }) => id))
  ids.add('resume').add('layout:').add('operation:')
  const kinds = new Set([...ids].map(id => id.split(':')[0]))
  expect(Object.keys(m.palette.keywords).filter(key => !ids.has(key) && !kinds.has(key))).toEqual([])
})

it('says what it understands if nothing matches', async () => {
  const { user } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'zzz yyy xxx')
  const { textContent } = await screen.findByRole('status')
  const examples = [...(textContent ?? '').matchAll(/“([^”]+)”/g)].map(([, text = '']) => text).slice(1)
  expect(examples.length).toBeGreaterThan(1)
  expect(examples.filter(text => readSentence(text) === null)).toEqual([])
})

it('adds an indicator to the active chart', async () => {
  const { user, wire } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'add simple moving average')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(JSON.stringify(wire.inputs('layouts', 'change'))).toContain('"indicator":"sma"'))
})
