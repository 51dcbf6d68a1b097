import type { Headline, NewsState } from '@contract'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge, type FakeBridge } from '../../bridge/fake-bridge.fixture'
import { fixtureNow, knownPrice } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import HeadlineList from './HeadlineList.svelte'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

const headline = (id: string, fields: Partial<Headline> = {}): Headline => ({
  id,
  title: `Title ${id}`,
  source: 'CoinPost',
  at: fixtureNow,
  summary: `Summary ${id}`,
  coins: ['BTC'],
  linked: true,
  host: 'news.example.com',
  read: false,
  ...fields
})
const three = [headline('a'), headline('b'), headline('c', { linked: false, host: null })]

let wire: FakeBridge
let user: ReturnType<typeof userEvent.setup>
let coins: string[]

beforeEach(() => {
  const state: NewsState = {
    headlines: three,
    fetchedAt: 0,
    origin: 'live',
    price: knownPrice(10),
    everyMs: null
  }
  const answers = fakeMarket([])
  wire = fakeBridge({ ...answers, news: { ...answers.news, list: () => state, markRead: () => state } })
  user = userEvent.setup({ pointerEventsCheck: 0 })
  coins = []
})

function show(headlines: readonly Headline[] = three): void {
  render(HeadlineList, {
    props: { headlines, oncoin: (coin: string) => coins.push(coin) },
    context: new Map([[mirrorKey, createMirror(connect(wire.bridge))]])
  })
}

const at = (): string | undefined => document.activeElement?.querySelector('.title')?.textContent
const goBy = async (keys: string, title: string): Promise<void> => {
  await user.keyboard(keys)
  await waitFor(() => expect(at()).toBe(title))
}
const opened = (): readonly unknown[] => wire.inputs('news', 'open')
const read = (): readonly unknown[] => wire.inputs('news', 'markRead')

describe('by keyboard', () => {
  it('has one tab stop, with j and k for moving between headlines', async () => {
    show()
    await user.tab()
    expect(at()).toBe('Title a')
    await user.keyboard('k')
    expect(at()).toBe('Title a')
    await goBy('j', 'Title b')
    await goBy('jjj', 'Title c')
    await goBy('{Home}', 'Title a')
  })

  it('j moves into the list from elsewhere in the view, but not from a text field', async () => {
    show()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await user.keyboard('j')
    expect([field.value, document.activeElement]).toEqual(['j', field])
    field.remove()
    await goBy('j', 'Title a')
    await goBy('j', 'Title b')
  })

  it('opens the headline in the browser and marks it as read with Enter', async () => {
    show()
    await user.tab()
    await user.keyboard('j{Enter}')
    await waitFor(() => expect(opened()).toEqual([{ id: 'b' }]))
    expect(read()).toEqual([{ ids: ['b'] }])
  })

  it('expands the headline with Space', async () => {
    show()
    await user.tab()
    await user.keyboard(' ')
    expect(read()).toEqual([{ ids: ['a'] }])
    expect(opened()).toEqual([])
  })

  it('explains that a headline has no link when the user tries to open it', async () => {
    show()
    await user.tab()
    await goBy('{End}', 'Title c')
    await user.keyboard('{Enter}')
    expect(opened()).toEqual([])
    expect(screen.getByText(m.faults.causeWhat['headline-without-link']())).toBeTruthy()
  })

  it('reaches the last of many headlines, although only the first rows exist at first', async () => {
    show(Array.from({ length: 200 }, (_, place) => headline(String(place))))
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    await user.tab()
    await goBy('{End}', 'Title 199')
    await goBy('{Home}', 'Title 0')
  })

  it('ignores modified keys', async () => {
    show()
    await user.tab()
    await user.keyboard('{Control>}j{/Control}')
    expect(at()).toBe('Title a')
  })

  it("doesn't mark a headline as read twice", async () => {
    show([headline('a', { read: true })])
    await user.tab()
    await user.keyboard(' ')
    expect(read()).toEqual([])
  })
})

describe('a headline', () => {
  it('shows a headline as plain text', () => {
    const nasty = '<img src=x onerror=alert(1)>'
    show([headline('a', { title: nasty, summary: nasty, source: nasty })])
    const row = screen.getByRole('listitem')
    expect(row.querySelector('img')).toBeNull()
    expect(row.textContent).toContain(nasty)
  })

  it('opens a headline by its link, labelled with the host', async () => {
    show()
    const [first] = screen.getAllByRole('listitem')
    await user.click(within(first!).getByRole('button', { name: 'news.example.com' }))
    expect(opened()).toEqual([{ id: 'a' }])
  })

  it('offers each coin of a headline as a filter in the headline’s menu', async () => {
    show()
    await fireEvent.contextMenu(screen.getAllByRole('button', { name: 'BTC' })[0]!)
    await user.click(await screen.findByRole('menuitem', { name: m.news.item.filterCoin({ coin: 'BTC' }) }))
    expect(coins).toEqual(['BTC'])
    expect(opened()).toEqual([])
  })

  it('shows that the source or date of a headline is unknown', () => {
    show([headline('a', { source: null, at: null })])
    const row = screen.getByRole('listitem')
    expect(row.textContent).toContain(m.news.item.sourceUnknown())
    expect(row.textContent).toContain(m.news.item.dateUnknown())
  })
})

it('shows the characters that HTML entities in titles and summaries stand for', async () => {
  show([headline('a', { title: 'A &amp; B', summary: 'C &lt; D' })])
  expect(await screen.findByText('A & B')).toBeTruthy()
  expect(screen.getByText('C < D')).toBeTruthy()
  expect(document.body.textContent).not.toContain('&amp;')
})
