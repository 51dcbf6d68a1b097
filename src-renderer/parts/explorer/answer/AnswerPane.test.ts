import type { AnswerKind, ExplorerAnswer, WordedReply } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../../bridge/client'
import { fakeBridge } from '../../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../../bridge/fake-market.fixture'
import { lendBrowser } from '../../../browser.fixture'
import { createMirror, mirrorKey } from '../../../state/mirror'
import { toasts } from '../../../ui/toasts.svelte'
import AnswerPane from './AnswerPane.svelte'
import { fakeAnswer, fakeAnswers, fixtureTime } from '../explorer.fixture'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)
const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))
beforeEach(() => (toasts.shown = []))

type Change = Partial<ComponentProps<typeof AnswerPane>>

function show(answer: ExplorerAnswer, change: Change = {}) {
  const onopenlink = vi.fn(async () => null)
  const onsave = vi.fn(async (): Promise<WordedReply<string | null>> => ({ ok: true, answer: null }))
  const props = { answer, current: true, now: fixtureTime + 1_000, onopenlink, onsave, ...change }
  render(AnswerPane, { props, context: new Map([[mirrorKey, mirror]]) })
  return { onopenlink, onsave, user: userEvent.setup() }
}
const pane = (): string =>
  screen.getByRole('region', { name: /^Response of/ }).textContent?.replace(/\s+/g, ' ') ?? ''
// A virtual list hides rows that it hasn't measured, and jsdom never measures any.
const rows = (): readonly HTMLElement[] => screen.getAllByRole('row', { hidden: true })
const getRadio = (name: string): HTMLElement => screen.getByRole('radio', { name })
const queryRadio = (name: string): HTMLElement | null => screen.queryByRole('radio', { name })
const row = async (place: number): Promise<string> =>
  waitFor(() => {
    const cells = within(rows()[place]!).getAllByRole('gridcell', { hidden: true })
    return cells.map(cell => cell.textContent?.trim()).join(' ')
  })

describe('every kind of response', () => {
  const inTable: Readonly<Record<string, string>> = {
    coins: 'BTC Bitcoin binance',
    quotes: 'BTC 68,078.50 −0.65 %',
    candles: '2026-02-22 15.00 17.00',
    bands: '35.00 20.00 10.00',
    ichimoku: '31.00 30.00 29.00 28.00 27.00',
    level: '2,050.76',
    supertrend: '72,681.87 up',
    ribbon: '10 77,869.51 78,096.78',
    supportResistance: 'R1 105.00 106.00',
    correlation: 'BTC  −0.85',
    windows: 'BTC −0.10 % +7.90 %',
    athAtl: 'BTC 126,080.00 2026-02-17 −46.00 %',
    technical: 'RSI 51.97',
    breakouts: 'BTC down 20 70,810.90',
    breadth: 'Advancing 199',
    unrecognised: 'odd.thing x'
  }
  it.each(Object.entries(inTable))('shows a %s response as a table', async (kind, first) => {
    show(fakeAnswer(fakeAnswers[kind as AnswerKind]))
    expect(await row(1)).toContain(first)
  })

  it.each([
    ['conversion', 'BTC in EUR 0.2712 EUR'],
    ['fearGreed', '18 of 100, Extreme fear'],
    ['technical', 'The service’s verdict Strong buy'],
    ['breadth', '199 up, 34 down']
  ] as const)('shows the main value of a %s response', (kind, words) => {
    show(fakeAnswer(fakeAnswers[kind]))
    expect(pane()).toContain(words)
  })

  it('shows news as text without markup, with links opened by the app', async () => {
    const { user, onopenlink } = show(fakeAnswer(fakeAnswers.news, { operation: 'getNews' }))
    expect(await screen.findByText('Miners <b>sell</b>')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByText('news.example'))
    expect(onopenlink).toHaveBeenCalledWith('https://news.example/1')
  })

  it('shows that a list is empty', () => {
    show(fakeAnswer({ ...fakeAnswers.quotes, data: [] }))
    expect(pane()).toContain(m.explorer.table.empty())
  })
})

describe('warnings above the values', () => {
  it('reports how much of a truncated response is missing', () => {
    show(fakeAnswer(fakeAnswers.unrecognised, { body: '{"x":[1,1', bodyLeftOut: 8_000_000 }))
    expect(pane()).toContain(m.explorer.moreFields.unlisted({ count: '3' }))
    expect(queryRadio(m.explorer.answer.fields())).toBeNull()
    expect(getRadio(m.explorer.answer.raw())).toBeTruthy()
  })

  it('reports that a response is too large to be interpreted', () => {
    const data = { leaves: [], leavesLeftOut: 0, tooLarge: true, raw: '{"x":[1,1' } as const
    const answer = { kind: 'unrecognised', data, dropped: 0 } as const
    show(fakeAnswer(answer, { body: '{"x":[1,1', bodyLeftOut: 8_000_000 }))
    expect(pane()).toContain(m.explorer.remark.tooLarge())
    expect(pane()).not.toContain(m.explorer.remark.unknownFormat())
    expect(pane()).not.toContain(m.explorer.table.empty())
    expect(queryRadio(m.explorer.answer.title())).toBeNull()
  })

  it('reports an unknown format and the number of its fields', async () => {
    show(fakeAnswer(fakeAnswers.unrecognised))
    expect(pane()).toContain(m.explorer.remark.unknownFormat())
    expect(pane()).toContain('3 more fields')
  })

  it('lists the first twelve missing coins', () => {
    const missing = Array.from({ length: 14 }, (_, at) => `NOPE${at}`)
    show(fakeAnswer(fakeAnswers.quotes, { missing }))
    const listed = missing.slice(0, 12).join(', ')
    expect(pane()).toContain(
      m.explorer.remark.coinsMissing({
        missing: m.explorer.remark.moreCoins({ named: listed, count: '2' }),
        length: 14
      })
    )
  })

  it('reports unreadable rows and changed parameters', () => {
    const remarks = [{ code: 'dropped', count: 3 }] as const
    show(fakeAnswer(fakeAnswers.candles, { remarks }), { current: false })
    expect(pane()).toContain('3 rows couldn’t be read. See Raw.')
    expect(pane()).toContain(m.explorer.remark.otherParameters({ params: 'BTC' }))
  })
})

describe('facts about the response', () => {
  it('shows charge, quota, age, URL and status', () => {
    show(fakeAnswer(fakeAnswers.quotes), { now: fixtureTime + 240_000 })
    for (const fact of [
      m.explorer.charge.charged({ charged: '7 credits' }),
      '7 expected',
      '41,207 / 100,000',
      '4 min ago',
      '84 ms',
      m.explorer.answer.httpStatus({ status: 200 })
    ])
      expect(pane()).toContain(fact)
    expect(pane()).toContain('https://service.example/api/v1/getData?symbol=BTC')
  })

  it('marks an unexpected charge', () => {
    show(fakeAnswer(fakeAnswers.quotes, { charged: 12 }))
    expect(screen.getByText(m.credits.deviation({ difference: '5', direction: 'more' })).className).toContain(
      'credit'
    )
  })

  it('shows that a saved response is free', () => {
    const saved = { isSaved: true, origin: 'cached' as const }
    show(fakeAnswer(fakeAnswers.quotes, saved), { now: fixtureTime + 7_200_000 })
    expect(pane()).toContain(m.explorer.facts.saved({ age: '2 h' }))
  })

  it('always marks simulated values', () => {
    show(fakeAnswer(fakeAnswers.quotes, { origin: 'simulated' }))
    expect(screen.getByText(m.explorer.facts.simulated()).className).toContain('simulated')
  })

  it("doesn't show an unknown charge as free", () => {
    show(fakeAnswer(fakeAnswers.quotes, { charged: null, quotaUsed: null, quotaLimit: null }))
    expect(pane()).toContain(m.explorer.charge.unknown())
    expect(pane()).not.toContain(m.explorer.charge.free())
    expect(pane()).not.toContain(m.credits.quota())
  })
})

describe('the other tabs', () => {
  it('shows every field and the raw body', async () => {
    const { user } = show(fakeAnswer(fakeAnswers.quotes, { body: '{"status":true,"odd":{"left":9}}' }))
    await user.click(getRadio(m.explorer.answer.tree()))
    const tree = screen.getByRole('tree', { name: m.explorer.answer.treeLabel() })
    tree.focus()
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    const current = (): Element | null =>
      document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
    expect(current()?.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(current()?.textContent?.replace(/\s+/g, ' ').trim()).toBe('left 9')
    await user.click(getRadio(m.explorer.answer.fields()))
    expect(await screen.findByText('odd.left')).toBeTruthy()
    await user.click(getRadio(m.explorer.answer.raw()))
    await waitFor(() =>
      expect(screen.getByRole('region', { name: m.explorer.answer.rawLabel() }).textContent).toContain('{')
    )
  })

  it('offers only the raw response after a failed call', () => {
    show(fakeAnswer(null, { body: '<html>log in</html>', status: 502 }))
    expect(screen.getAllByRole('radio').map(one => one.textContent)).toEqual([
      m.explorer.answer.raw(),
      m.explorer.answer.headers()
    ])
    expect(screen.getByRole('region', { name: m.explorer.answer.rawLabel() })).toBeTruthy()
  })

  it('shows the headers of a failed call without a body', async () => {
    const headers = [{ name: 'retry-after', value: '30' }]
    show(fakeAnswer(null, { body: '', status: 429, headers }))
    expect(await row(1)).toBe('retry-after 30')
  })

  it('shows all headers without values that may be secret', async () => {
    const { user } = show(fakeAnswer(fakeAnswers.quotes))
    await user.click(getRadio(m.explorer.answer.headers()))
    expect(await row(1)).toBe('content-type application/json')
    expect(await row(2)).toBe('set-cookie not saved: may be a secret')
  })

  it('offers no headers if none were saved', () => {
    show(fakeAnswer(fakeAnswers.quotes, { isSaved: true, headers: null }))
    expect(queryRadio(m.explorer.answer.headers())).toBeNull()
  })

  it('offers a search if there are many rows', async () => {
    const data = Array.from({ length: 40 }, (_, at) => ({ symbol: `C${at}`, name: null, source: null }))
    const { user } = show(fakeAnswer({ kind: 'coins', data, dropped: 0 }))
    await user.type(screen.getByRole('searchbox', { name: m.explorer.answer.findLabel() }), 'c39')
    await waitFor(async () => expect(await row(1)).toBe('C39'))
    expect(rows()).toHaveLength(2)
  })
})

describe('copying', () => {
  const entries: readonly (readonly [string, RegExp, RegExp])[] = [
    [m.explorer.copy.csv(), /^symbol,price,/, /1 row as CSV/],
    [m.explorer.copy.json(), /^\[\n {2}\{\n {4}"symbol": "BTC"/, /as JSON/],
    [m.explorer.answer.rawLabel(), /^\{"status":true\}$/, /raw response/],
    ['Headers', /^content-type: application\/json\nx-credits-consumed: 7$/, /headers/],
    ['URL', /^https:\/\/service\.example/, /URL/],
    [m.explorer.copy.curl(), /\$CANDLEWICK_KEY/, /curl/]
  ]
  it.each(entries)('copies with “%s”', async (name, copied, label) => {
    const { user } = show(fakeAnswer(fakeAnswers.quotes))
    await user.click(screen.getByRole('button', { name: m.common.copy() }))
    await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(copied))
    await waitFor(() => expect(toasts.shown[0]?.text).toMatch(label))
  })
})

describe('saving', () => {
  const choose = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: m.common.save() }))
    await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }))
  }

  it('saves the table or the interpreted response under the given name', async () => {
    const { user, onsave } = show(fakeAnswer(fakeAnswers.quotes))
    onsave.mockResolvedValue({ ok: true, answer: '/there/x.csv' })
    await choose(user, m.explorer.save.csv())
    expect(onsave).toHaveBeenLastCalledWith('csv', expect.stringMatching(/^symbol,price,/))
    await waitFor(() => expect(toasts.shown[0]?.text).toBe(m.common.savedAs({ answer: '/there/x.csv' })))
    await choose(user, m.explorer.save.json())
    expect(onsave).toHaveBeenLastCalledWith('json', `${JSON.stringify(fakeAnswers.quotes.data, null, 2)}\n`)
  })

  it('saves the original body of a response in an unknown format', async () => {
    const { user, onsave } = show(fakeAnswer(fakeAnswers.unrecognised, { body: '{"odd":[1]}' }))
    await choose(user, m.explorer.save.json())
    expect(onsave).toHaveBeenLastCalledWith('json', '{"odd":[1]}\n')
  })

  it("explains why a file couldn't be saved", async () => {
    const { user, onsave } = show(fakeAnswer(fakeAnswers.quotes))
    await choose(user, m.explorer.save.csv())
    expect(toasts.shown).toEqual([])
    const fault = {
      code: 'bad-input' as const,
      cause: { code: 'file-unsaved', reason: 'full', kept: 'answer' } as const,
      what: 'w',
      means: 'm',
      next: 'n',
      operation: null,
      said: null,
      retryAt: null
    }
    onsave.mockResolvedValue({ ok: false, fault })
    await choose(user, m.explorer.save.csv())
    await waitFor(() => expect(pane()).toContain(m.faults.causeWhat['file-unsaved']({ reason: 'full' })))
  })

  it("doesn't offer to save without a response", () => {
    show(fakeAnswer(null, { body: '<html>', status: 502 }))
    expect(screen.queryByRole('button', { name: m.common.save() })).toBeNull()
  })
})

describe('mapping a column from its header', () => {
  const { quotes } = fakeAnswers
  const reading = {
    understood: 1,
    leftover: 0,
    furniture: 0,
    leftovers: [],
    leftoversBeyond: 0,
    doubts: [],
    sources: [{ field: 'price', path: 'data.*.last', count: 1, value: 68_078.5 }]
  }

  it('maps a column by keyboard', async () => {
    const oneditfield = vi.fn(async () => null)
    const { user } = show(fakeAnswer({ ...quotes, reading }), {
      editableFields: ['price', 'high'],
      oneditfield
    })
    const button = screen.getByRole('button', { name: m.reading.mapPlace({ path: 'data.*.last' }) })
    screen.getByRole('button', { name: /^Price/ }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(button)
    await user.keyboard('{Enter}')
    const entry = await screen.findByRole('menuitemradio', { name: m.reading.mapTo({ field: 'high' }) })
    expect(
      screen.getByRole('menuitemradio', { name: m.reading.mapTo({ field: 'price' }) }).ariaChecked
    ).not.toBe('false')
    entry.focus()
    await user.keyboard('{Enter}')
    expect(oneditfield).toHaveBeenCalledWith({ path: 'data.*.last', field: 'high', unit: null })
  })

  it('offers to map a column only if there are fields for it', () => {
    show(fakeAnswer({ ...quotes, reading }))
    expect(screen.queryByRole('button', { name: /^Map field/ })).toBeNull()
  })
})
