import type { ConnectionState, Plan, PlanChoice, PriceTag } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal } from '../bridge/fake-bridge.fixture'
import { fakeInfo, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import ConnectDialog from './ConnectDialog.svelte'

beforeAll(lendBrowser)

const key = 'k-4711-never-to-be-seen-again'
const unknown: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 100 }
const demo: ConnectionState = {
  mode: 'demo',
  address: 'http://127.0.0.1:4000',
  key: 'none',
  keychainTrouble: null,
  savedKeys: [],
  plan: 'agreed'
}
const proposed: ConnectionState = {
  ...demo,
  mode: 'live',
  address: 'https://api.example.com',
  key: 'saved',
  plan: 'proposed'
}

/** Figures no arithmetic in the window would come to: they must be the main process's. */
const plan: Plan = {
  items: [
    {
      need: 'quotes',
      operation: 'getData',
      everyMs: 60_000,
      automatic: true,
      price: unknown,
      callsPerDay: 1_437,
      creditsPerDay: null
    },
    {
      need: 'news',
      operation: 'getNews',
      everyMs: 3_600_000,
      automatic: false,
      price: knownPrice(10),
      callsPerDay: 0,
      creditsPerDay: 0
    },
    {
      need: 'coin-list',
      operation: 'getCryptoList',
      everyMs: 604_800_000,
      automatic: true,
      price: knownPrice(31),
      callsPerDay: 1 / 7,
      creditsPerDay: 4.4
    }
  ],
  alerts: { callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false },
  coins: 12,
  callsPerDay: 1_439,
  creditsPerDay: null,
  unknownPrices: 1,
  quotaLimit: null,
  keyCheck: {
    operation: 'getFearGreed',
    price: { state: 'unknown', credits: null, learned: null, reserve: 100 }
  },
  agreedAt: null
}

interface Given {
  readonly state?: ConnectionState
  readonly enter?: (input: { address: string; key: string }) => ConnectionState
  readonly agree?: (choice: PlanChoice) => ConnectionState
  readonly plan?: Plan
  readonly preview?: (choice: PlanChoice) => Plan
  readonly runtime?: 'official' | 'trial'
}

async function open(given: Given = {}) {
  const market = fakeMarket([])
  const wire = fakeBridge({
    ...market,
    app: {
      ...market.app,
      info: () => ({ ...fakeInfo, runtime: given.runtime ?? 'official' })
    },
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
  render(ConnectDialog, { props: { open: true }, context: new Map([[mirrorKey, mirror]]) })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const asked = (): readonly string[] =>
    wire.asked
      .filter(([concept]) => concept === 'connection')
      .map(([, name]) => name)
      .slice(1)
  return { wire, mirror, user, asked }
}

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string): HTMLElement => screen.getByRole('button', { name })
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog')

async function connected(given: Given = {}) {
  const opened = await open(given)
  await opened.user.type(field('Service address'), 'https://api.example.com')
  await opened.user.type(field('API key'), key)
  await opened.user.click(press('Show the plan'))
  await screen.findByRole('table')
  return opened
}

/** Everything the page holds: text, attributes and what stands in fields. */
function page(): string {
  const fields = [...document.querySelectorAll('input')].map(input => input.value)
  return document.documentElement.outerHTML + fields.join(' ')
}

describe('the key', () => {
  it('is sent once, as typed, and is then nowhere in the window', async () => {
    const { wire, mirror } = await connected()
    expect(wire.inputs('connection', 'enter')).toEqual([{ address: 'https://api.example.com', key }])
    expect(page()).not.toContain(key)
    const { connection } = mirror
    const held = [
      connection.connection.value,
      connection.connection.fault,
      connection.plan.value,
      connection.plan.fault
    ]
    expect(JSON.stringify(held)).not.toContain(key)
    expect(JSON.stringify(wire.asked.filter(([, name]) => name !== 'enter'))).not.toContain(key)
  })

  it('is gone as well when one goes back to change it', async () => {
    const { user } = await connected()
    await user.click(press('Change key or address'))
    expect(field('API key').value).toBe('')
    expect(field('Service address').value).toBe('https://api.example.com')
  })

  it('is hidden while typing unless one wants to see it', async () => {
    const { user } = await open()
    expect(field('API key').type).toBe('password')
    await user.click(press('Show the key'))
    expect(field('API key').type).toBe('text')
  })

  it('of several lines is not silently joined into another', async () => {
    const { user, asked } = await open()
    await user.click(field('API key'))
    await user.paste('first-half\nsecond-half')
    expect(field('API key').value).toBe('')
    expect((await screen.findByRole('alert')).textContent).toContain('several lines')
    await user.paste('one-line\n')
    expect(field('API key').value).toContain('one-line')
    expect(asked()).toEqual([])
  })
})

describe('on an unofficial Electron', () => {
  it('is asked for once more, with what was typed still there, and sent only then', async () => {
    const { user, asked, wire } = await open({ runtime: 'trial' })
    await user.type(field('Service address'), 'https://api.example.com')
    await user.type(field('API key'), key)
    await user.click(press('Show the plan'))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'does not come from the Electron project'
    )
    expect([asked(), field('API key').value]).toEqual([[], key])
    await user.click(press('Enter the key all the same'))
    await screen.findByRole('table')
    expect(wire.inputs('connection', 'enter')).toHaveLength(1)
  })
})

describe('a mistake', () => {
  it('of an empty field is told at that field and sends nothing', async () => {
    const { user, asked } = await open()
    await user.click(press('Show the plan'))
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(field('Service address').getAttribute('aria-invalid')).toBe('true')
    expect(asked()).toEqual([])
  })

  it('the service of the app refuses is told in its words, and what was typed stays', async () => {
    const enter = (): never => {
      throw new Refusal({ what: 'Over http the key could be read on the way.', next: 'Begin with https://.' })
    }
    const { user } = await open({ enter })
    await user.type(field('Service address'), 'http://api.example.com')
    await user.type(field('API key'), key)
    await user.click(press('Show the plan'))
    expect((await screen.findByRole('alert')).textContent).toContain('Over http')
    expect([field('Service address').value, field('API key').value]).toEqual(['http://api.example.com', key])
  })

  it('in the key leads back to the key, with the sentence', async () => {
    const agree = (): never => {
      throw new Refusal({
        code: 'key-refused',
        what: 'The service refused the key.',
        said: 'Invalid <b>key</b>'
      })
    }
    const { user } = await connected({ agree })
    await user.click(press('Start watching'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The service refused the key.')
    expect(alert.textContent).toContain('Invalid <b>key</b>')
    expect(field('API key').value).toBe('')
  })

  it('on the way to the service leaves the plan open', async () => {
    const agree = (): never => {
      throw new Refusal({ code: 'offline', what: 'The service cannot be reached.' })
    }
    const { user } = await connected({ agree })
    await user.click(press('Start watching'))
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
    expect(screen.getByRole('table')).toBeTruthy()
  })
})

describe('the plan', () => {
  it('is shown before anything is agreed to', async () => {
    const { asked } = await connected()
    expect(asked()).toEqual(['enter', 'plan'])
    expect((await dialog()).textContent).toContain('Nothing runs before you start it')
  })

  it('shows the figures it was given, and unknown ones as unknown', async () => {
    await connected()
    const cells = screen
      .getAllByRole('row')
      .map(row =>
        [...row.querySelectorAll('td')].slice(-3).map(cell => cell.textContent?.replace(/\s+/g, ' ').trim())
      )
    expect(cells[1]).toEqual(['? price unknown', '1,437', '?'])
    expect(cells[2]).toEqual(['10 10 credits', '0', '0'])
    expect(cells[3]).toEqual(['31 31 credits', '1 in 7 days', '4.4'])
    expect(cells[4]).toEqual(['1,439', 'unknown'])
    expect(screen.getByText('only when you ask')).toBeTruthy()
  })

  it('names what alerts ask for among all that runs by itself', async () => {
    const alerts = { callsPerDay: 48, creditsPerDay: null, series: ['BTC 1h', 'ETH 1h'], breadth: false }
    await connected({ plan: { ...plan, alerts } })
    const row = screen.getByRole('row', { name: /^Alerts/ })
    expect(row.textContent).toContain('candles of BTC 1h, ETH 1h')
    expect([...row.querySelectorAll('td')].slice(-2).map(cell => cell.textContent?.trim())).toEqual([
      '48',
      '?'
    ])
  })

  it('has automatic news off at first', async () => {
    await connected()
    expect(screen.getByRole('switch', { name: 'News' }).getAttribute('aria-checked')).toBe('false')
    expect(screen.getByRole('switch', { name: 'Quotes' }).getAttribute('aria-checked')).toBe('true')
  })

  it('asks what a change would come to, and agrees to exactly what is chosen', async () => {
    const { user, wire } = await connected({
      preview: () => ({ ...plan, callsPerDay: 3_333, creditsPerDay: 8_888, quotaLimit: 100_000 })
    })
    await user.click(screen.getByRole('switch', { name: 'News' }))
    await user.selectOptions(screen.getByLabelText('How often: Quotes'), 'every 30 s')
    await waitFor(() => expect(screen.getByText('3,333')).toBeTruthy())
    expect((await dialog()).textContent).toContain('8.9 % of the quota of 100,000')
    await user.click(press('Start watching'))
    const chosen = {
      items: [
        { need: 'quotes', automatic: true, everyMs: 30_000 },
        { need: 'news', automatic: true, everyMs: 3_600_000 },
        { need: 'coin-list', automatic: true, everyMs: 604_800_000 }
      ]
    }
    expect(wire.inputs('connection', 'preview').at(-1)).toEqual(chosen)
    expect(wire.inputs('connection', 'agree')).toEqual([chosen])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('waits when put off: nothing is agreed', async () => {
    const { user, asked } = await connected()
    await user.click(press('Not now'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked()).toEqual(['enter', 'plan'])
  })

  it('comes first when a key waits for consent, and says a session’s key is one', async () => {
    await open({ state: { ...proposed, key: 'session', keychainTrouble: 'No keychain answers.' } })
    await screen.findByRole('table')
    expect((await dialog()).textContent).toContain('kept for this session only. No keychain answers.')
  })

  it('is not consented to by a habitual Enter', async () => {
    const { user, wire } = await connected()
    await waitFor(async () => expect((await dialog()).contains(document.activeElement)).toBe(true))
    await user.keyboard('{Enter}')
    expect(wire.inputs('connection', 'agree')).toEqual([])
    expect(within(await dialog()).getByRole('table')).toBeTruthy()
  })
})
