import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { AlertDraft } from '../src-shared/contract/alerts'
import { deskFolder } from './desk/desk-folder'
import { Watch } from './hardship.fixture'
import { dispatch } from './ipc/dispatch'

type Asked = readonly [concept: string, name: string, input?: unknown]

const draft = AlertDraft.parse({
  coin: 'BTC',
  anyOf: [[{ kind: 'price', is: 'above', value: 900_000 }]],
  repeat: 'once',
  cooldownMs: 0,
  expiresAt: null
})
const line = { id: 'line-1', hue: 0, kind: 'horizontal', price: 100 }
const elsewhere = { address: 'https://another.example.com', key: 'another-key-altogether' }

/** Everything the window can read of what a person set. */
const reads: readonly Asked[] = [
  ['settings', 'all'],
  ['layouts', 'all'],
  ['watchlist', 'lists'],
  ['alerts', 'state'],
  ['drawings', 'of', { coin: 'BTC' }],
  ['connection', 'state'],
  ['connection', 'plan'],
  ['credits', 'gauge'],
  ['credits', 'budget'],
  ['app', 'notices']
]

/** A watch with something of everything, and its files, each of which another program can lock. */
async function furnished() {
  const watch = await Watch.start()
  const ask = (...[concept, name, input]: Asked) =>
    dispatch(watch.app.services, concept, name, input, error => expect.unreachable(String(error)))
  const done = async (...asked: Asked): Promise<unknown> => {
    const reply = await ask(...asked)
    if (!reply.ok) throw new Error(`${asked.slice(0, 2).join('.')}: ${reply.fault.what}`)
    return reply.answer
  }
  const layouts = (await done('layouts', 'all')) as { shown: number; layouts: { id: number }[] }
  const { id: layout, name: _, ...content } = layouts.layouts[0] as { id: number; name: string }
  const [list] = (await done('watchlist', 'lists')) as { id: number }[]
  const alerts = (await done('alerts', 'save', { id: null, draft, agreed: true })) as {
    alerts: { id: number }[]
  }
  await done('layouts', 'create', { name: 'Another', content, at: null })
  await done('watchlist', 'create', { name: 'Another' })
  await done('drawings', 'put', { coin: 'BTC', drawings: [line] })
  const ids = { layout, content, list: list?.id, alert: alerts.alerts[0]?.id }

  const files = [
    join(watch.folder, 'app.db'),
    join(deskFolder(watch.folder, watch.service.address), 'state.db')
  ]
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
  const snapshot = async (): Promise<unknown> => ({
    read: await Promise.all(reads.map(async read => [read, await ask(...read)])),
    disk: dump(),
    key: await watch.keychain.read(watch.service.address),
    other: await watch.keychain.read(elsewhere.address),
    told: { ...watch.announced }
  })
  return { watch, ask, snapshot, ids, files }
}

/** Another program holds the file: every write to it fails, every read goes on. */
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
    ({ layout, content }: Awaited<ReturnType<typeof furnished>>['ids']): readonly Asked[] => [
      ['settings', 'change', { confirmAbove: 3 }],
      ['settings', 'change', { theme: 'light', place: { view: 'news' } }],
      ['layouts', 'create', { name: 'Third', content, at: 0 }],
      ['layouts', 'rename', { id: layout, name: 'Renamed' }],
      ['layouts', 'change', { id: layout, content: { ...content, active: 0 } }],
      ['layouts', 'remove', { id: layout }],
      ['connection', 'enter', elsewhere],
      ['connection', 'forgetKey']
    ]
  ],
  [
    'state.db',
    1,
    ({ list, alert }: Awaited<ReturnType<typeof furnished>>['ids']): readonly Asked[] => [
      ['watchlist', 'addCoins', { id: list, coins: ['NEAR'] }],
      ['watchlist', 'moveCoin', { id: list, coin: 'ETH', to: 0 }],
      ['watchlist', 'removeCoin', { id: list, coin: 'ETH' }],
      ['watchlist', 'rename', { id: list, name: 'Renamed' }],
      ['watchlist', 'create', { name: 'Third' }],
      ['watchlist', 'remove', { id: list }],
      ['drawings', 'put', { coin: 'BTC', drawings: [{ ...line, id: 'line-2' }] }],
      ['drawings', 'remove', { coin: 'BTC', ids: ['line-1'] }],
      ['alerts', 'save', { id: null, draft: { ...draft, coin: 'ETH' }, agreed: true }],
      ['alerts', 'save', { id: alert, draft: { ...draft, coin: 'SOL' }, agreed: true }],
      ['alerts', 'pause', { id: alert }],
      ['alerts', 'snooze', { id: alert, until: Date.now() + 30 * 86_400_000 }],
      ['alerts', 'pauseAll', { paused: true }],
      ['alerts', 'markRead', { ids: null }],
      ['alerts', 'remove', { id: alert }],
      ['schedule', 'pause', { until: null }],
      ['schedule', 'pauseFor', { span: 'hour' }],
      ['schedule', 'resume'],
      ['market', 'refresh'],
      ['connection', 'agree', { items: [] }]
    ]
  ]
] as const)(
  'what is asked while %s can’t be written is refused, and nothing has changed',
  async (_, at, asked) => {
    const { watch, ask, snapshot, ids, files } = await furnished()
    const all = asked(ids)
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
    // Each of them can be done: none was refused for another reason.
    const [second] = all
    if (second) expect(await ask(...second)).toMatchObject({ ok: true })
  }
)

test('where somebody is in the app, and where the window was, is no matter of the disk', async () => {
  const { ask, watch, files } = await furnished()
  const unlock = lock(files[0])
  expect(await ask('settings', 'change', { place: { view: 'credits' } })).toMatchObject({
    ok: true,
    answer: { place: { view: 'credits' } }
  })
  watch.app.settings.keep('window', { width: 900 })
  expect(watch.app.settings.recall('window')).toEqual({ width: 900 })
  unlock()
  await watch.pass(10_000)
  await watch.restart()
  expect(watch.app.settings.all().place.view).toBe('credits')
  expect(watch.app.settings.recall('window')).toEqual({ width: 900 })
})
