import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { ConnectionState } from '../../../src-shared/contract/connection'
import type { SavedLayouts } from '../../../src-shared/contract/layouts'
import type { NewsState } from '../../../src-shared/contract/news'
import { draft } from './every-request.fixture'
import { Watch } from './resilience.fixture'
import { dispatch } from '../../shell/ipc/dispatch'

type RequestArgs = readonly [concept: string, name: string, input?: unknown]

const line = { id: 'line-1', hue: 0, kind: 'horizontal', price: 100 }
const elsewhere = { address: 'https://another.example.com', key: 'another-key-altogether' }

const reads: readonly RequestArgs[] = [
  ['settings', 'all'],
  ['layouts', 'all'],
  ['watchlist', 'lists'],
  ['alerts', 'state'],
  ['drawings', 'of', { coin: 'BTC' }],
  ['coinNotes', 'of', { coin: 'BTC' }],
  ['connection', 'state'],
  ['connection', 'plan'],
  ['credits', 'gauge'],
  ['credits', 'budget'],
  ['app', 'notices']
]

async function furnished() {
  const watch = await Watch.start()
  const ask = (...[concept, name, input]: RequestArgs) =>
    dispatch(watch.app.services, concept, name, input, error => expect.unreachable(String(error)))
  const done = async (...request: RequestArgs): Promise<unknown> => {
    const reply = await ask(...request)
    if (!reply.ok) throw new Error(`${request.slice(0, 2).join('.')}: ${reply.fault.code}`)
    return reply.answer
  }
  const layouts = (await done('layouts', 'all')) as SavedLayouts
  const { id: layout, name: _, ...content } = layouts.layouts[0] ?? expect.unreachable()
  const [list] = (await done('watchlist', 'lists')) as { id: number }[]
  const alerts = (await done('alerts', 'save', { id: null, draft, agreed: true })) as {
    alerts: { id: number }[]
  }
  await done('layouts', 'create', { name: 'Another', content, at: null })
  await done('watchlist', 'create', { name: 'Another' })
  await done('drawings', 'put', { coin: 'BTC', drawings: [line] })
  await done('coinNotes', 'write', { coin: 'BTC', text: 'a note' })
  const both = (await done('alerts', 'save', {
    id: null,
    draft: { ...draft, coin: 'ADA' },
    agreed: true
  })) as {
    alerts: { id: number }[]
  }
  const [alert] = alerts.alerts
  const paused = both.alerts.find(({ id }) => id !== alert?.id)?.id
  await done('alerts', 'pause', { id: paused })
  const third = { ...draft, coin: 'XRP' }
  const { alerts: all } = (await done('alerts', 'save', {
    id: null,
    draft: third,
    agreed: true
  })) as typeof both
  const removed = all.find(({ id }) => id !== alert?.id && id !== paused)?.id
  await done('alerts', 'remove', { id: removed })
  const { address } = watch.service
  const ids = { layout, content, list: list?.id, alert: alert?.id, paused, removed, address }

  const files = [join(watch.folder, 'app.db'), watch.file('state')]
  const dump = (): unknown =>
    files.map(path => {
      const file = new DatabaseSync(path, { readOnly: true })
      const tables = file
        .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
        .all() as {
        name: string
      }[]
      const rows = tables.map(({ name }) => [name, file.prepare(`SELECT * FROM "${name}"`).all()])
      file.close()
      return rows
    })
  const snapshot = async (): Promise<unknown> =>
    withoutForecasts({
      read: await Promise.all(reads.map(async read => [read, await ask(...read)])),
      disk: dump(),
      key: await watch.keychain.read(watch.service.address),
      other: await watch.keychain.read(elsewhere.address),
      emitted: { ...watch.announced }
    })
  return { watch, ask, snapshot, ids, files }
}

const forecasts: readonly string[] = ['runsOutAt', 'allowedPerDay', 'lastsMs']

const withoutForecasts = (snapshot: object): unknown =>
  JSON.parse(JSON.stringify(snapshot, (name, value: unknown) => (forecasts.includes(name) ? null : value)))

/** Locks a database, so that writing to it fails while reading works. */
function lock(path = ''): () => void {
  const other = new DatabaseSync(path, { timeout: 2_000 })
  other.exec('BEGIN IMMEDIATE')
  onTestFinished(() => {
    if (other.isOpen) other.close()
  })
  return () => other.close()
}

test.each([
  [
    'app.db',
    0,
    ({ layout, content, address }: Awaited<ReturnType<typeof furnished>>['ids']): readonly RequestArgs[] => [
      ['settings', 'change', { confirmAbove: 3 }],
      ['settings', 'change', { theme: 'light', viewState: { view: 'news' } }],
      ['layouts', 'create', { name: 'Third', content, at: 0 }],
      ['layouts', 'rename', { id: layout, name: 'Renamed' }],
      ['layouts', 'remove', { id: layout }],
      ['connection', 'enter', elsewhere],
      ['connection', 'showDemo'],
      ['connection', 'forgetKey'],
      ['connection', 'forgetSavedKey', { address }]
    ]
  ],
  [
    'state.db',
    1,
    ({
      list,
      alert,
      paused,
      removed
    }: Awaited<ReturnType<typeof furnished>>['ids']): readonly RequestArgs[] => [
      ['watchlist', 'addCoins', { id: list, coins: ['NEAR'] }],
      ['watchlist', 'moveCoin', { id: list, coin: 'ETH', to: 0 }],
      ['watchlist', 'removeCoin', { id: list, coin: 'ETH' }],
      ['watchlist', 'rename', { id: list, name: 'Renamed' }],
      ['watchlist', 'create', { name: 'Third' }],
      ['watchlist', 'remove', { id: list }],
      ['drawings', 'put', { coin: 'BTC', drawings: [{ ...line, id: 'line-2' }] }],
      ['drawings', 'remove', { coin: 'BTC', ids: ['line-1'] }],
      ['coinNotes', 'write', { coin: 'BTC', text: 'another' }],
      ['coinNotes', 'write', { coin: 'BTC', text: '' }],
      ['alerts', 'save', { id: null, draft: { ...draft, coin: 'ETH' }, agreed: true }],
      ['alerts', 'save', { id: alert, draft: { ...draft, coin: 'SOL' }, agreed: true }],
      ['alerts', 'pause', { id: alert }],
      ['alerts', 'resume', { id: paused }],
      ['alerts', 'snooze', { id: alert, until: Date.now() + 30 * 86_400_000 }],
      ['alerts', 'pauseAll', { paused: true }],
      ['alerts', 'markRead', { ids: null }],
      ['alerts', 'remove', { id: alert }],
      ['alerts', 'putBack', { id: removed }],
      ['schedule', 'pause', { until: null }],
      ['schedule', 'pauseFor', { span: 'hour' }],
      ['schedule', 'resume'],
      ['market', 'refresh'],
      ['connection', 'agree', { items: [] }]
    ]
  ]
] as const)(
  'rejects requests while %s can’t be written, without changing anything',
  async (_, at, requestsFor) => {
    const { watch, ask, snapshot, ids, files } = await furnished()
    const all = requestsFor(ids)
    const unlock = lock(files[at])
    const [first] = all
    if (first) await ask(...first)
    await new Promise(resolve => setTimeout(resolve, 5))
    const before = await snapshot()
    for (const request of all) {
      const reply = await ask(...request)
      expect(reply, request.join(' ')).toMatchObject({
        ok: false,
        fault: { code: 'disk', disk: { reason: 'locked' } }
      })
      expect(await snapshot(), request.join(' ')).toEqual(before)
    }
    unlock()
    await watch.pass(10_000)
    const [second] = all
    if (second) expect(await ask(...second)).toMatchObject({ ok: true })
  }
)

test('applies changes to the view immediately and saves them once the disk accepts writes', async () => {
  const { ask, watch, files, ids } = await furnished()
  const chosen = { ...ids.content, charts: ids.content.charts.map(chart => ({ ...chart, coin: 'DOGE' })) }
  await ask('news', 'refresh')
  const { answer: news } = (await ask('news', 'list')) as { answer: NewsState }
  const headline = news.headlines[0]?.id
  await watch.keychain.write(elsewhere.address, elsewhere.key)
  await ask('connection', 'findSavedKeys')
  const unlock = [...files, files[1]?.replace('state.db', 'cache.db')].map(lock)

  const views: readonly RequestArgs[] = [
    ['settings', 'change', { viewState: { view: 'credits' } }],
    ['layouts', 'change', { id: ids.layout, content: chosen }],
    ['layouts', 'show', { id: ids.layout }],
    ['news', 'markRead', { ids: [headline] }],
    ['connection', 'forgetSavedKey', { address: elsewhere.address }]
  ]
  for (const request of views) expect(await ask(...request), request.join(' ')).toMatchObject({ ok: true })
  watch.app.settings.keepBounds({ x: 0, y: 0, width: 900, height: 600, maximised: false })

  const snapshot = async () => {
    const { answer: saved } = (await ask('layouts', 'all')) as { answer: SavedLayouts }
    const { answer: state } = (await ask('news', 'list')) as { answer: NewsState }
    const { answer: connection } = (await ask('connection', 'state')) as { answer: ConnectionState }
    return {
      view: watch.app.settings.all().viewState.view,
      window: watch.app.settings.bounds()?.width,
      shown: saved.shown,
      coins: saved.layouts.find(({ id }) => id === ids.layout)?.charts.map(({ coin }) => coin),
      read: state.headlines.find(({ id }) => id === headline)?.read,
      keys: connection.savedKeys
    }
  }
  const before = await snapshot()
  expect(before).toEqual({
    view: 'credits',
    window: 900,
    shown: ids.layout,
    coins: ['DOGE', 'DOGE', 'DOGE', 'DOGE'],
    read: true,
    keys: [ids.address]
  })
  for (const end of unlock) end()
  await watch.pass(10_000)
  await watch.restart()
  expect(await snapshot()).toEqual(before)
})
