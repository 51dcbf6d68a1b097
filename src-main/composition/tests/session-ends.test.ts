import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
import { contract } from '../../../src-shared/contract'
import type { Reply } from '../../../src-shared/contract/request'
import { startDemoService } from '../../../src-demo/demo-service'
import type { Initiator } from '../../credits/booked-call'
import { callingRequests, requestInput } from './every-request.fixture'
import { dispatch } from '../../shell/ipc/dispatch'
import { Watch } from './resilience.fixture'
import { sessionFolder } from '../session/session-files'
import { recordListeners, type AddedListener } from '../../platform/events/listeners.fixture'
import { turns } from '../../platform/time/next-turn'
import { patiently } from '../../platform/time/patience.fixture'
import { minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

let errors: MockInstance<typeof process.stderr.write>
beforeEach(() => {
  errors = vi.spyOn(process.stderr, 'write')
})
afterEach(() => errors.mockRestore())
const logged = (): readonly string[] => errors.mock.calls.map(([text]) => String(text))

class DelayedService {
  waiting = 0
  charged = 0
  #counts = false
  #release: () => void = () => undefined
  #gate: Promise<void> | null = null

  constructor(watch: Watch) {
    const { fetch } = watch
    watch.fetch = async (url, init) => {
      const isCounted = this.#counts
      const response = await fetch(url, init)
      if (isCounted) this.charged += Number(response.headers.get('x-credits-consumed') ?? 0)
      this.waiting++
      await this.#gate
      return response
    }
  }

  hold(): void {
    this.waiting = 0
    this.charged = 0
    this.#counts = true
    this.#gate = new Promise(resolve => (this.#release = resolve))
  }

  /** Stops counting, because later calls belong to another session. */
  leave(): void {
    this.#counts = false
  }

  let(): void {
    this.#gate = null
    this.#release()
  }
}

interface Booked {
  readonly charged: number
  readonly open: number
}

function booked(file: string, since: number, initiator: Initiator = 'person'): Booked {
  const state = new DatabaseSync(file, { readOnly: true })
  const row = state
    .prepare(
      `SELECT coalesce(sum(s.charged), 0) AS charged, sum(s.charged IS NULL) AS open FROM ledger_call c
       LEFT JOIN ledger_settlement s ON s.call_id = c.id WHERE c.id > ? AND c.initiator = ?`
    )
    .get(since, initiator) as unknown as { charged: number; open: number | null }
  state.close()
  return { charged: row.charged, open: row.open ?? 0 }
}

function lastCall(file: string): number {
  const state = new DatabaseSync(file, { readOnly: true })
  const { last } = state.prepare('SELECT coalesce(max(id), 0) AS last FROM ledger_call').get() as {
    last: number
  }
  state.close()
  return last
}

const stateIn = (watch: Watch, address: string | null): string =>
  join(sessionFolder(watch.folder, address), 'state.db')

function replacedBy(file: string): string {
  const folder = join(dirname(file), 'backups')
  const copies = readdirSync(folder).filter(name => name.endsWith('-replaced.db'))
  return join(folder, copies.sort().at(-1) ?? '')
}

interface Ending {
  /** Returns the ledger of the session that ends, or null for the demo market. */
  readonly left: (watch: Watch) => string | null
  readonly end: (watch: Watch) => Promise<unknown>
  /** Returns the file that must have the calls of the ended session. */
  readonly ledger: (file: string) => string
  /** Returns the ledger of the next session, or null if it's the same or there is none. */
  readonly next: (watch: Watch) => string | null
  readonly back: (watch: Watch) => Promise<unknown>
}

const itself = (file: string): string => file
let other = ''

const renamed = ({ service }: Watch): string => service.address.replace('127.0.0.1', 'localhost')

async function enterAgain({ app, service }: Watch): Promise<void> {
  const { connection, schedule } = app.services
  await connection.enter({ address: service.address, key: 'the-key-itself' })
  await schedule.pause({ until: null })
  await connection.agree({ items: [] })
}

const endings: Readonly<Record<string, Ending>> = {
  'the key is forgotten': {
    left: watch => watch.service.address,
    end: async watch => watch.app.services.connection.forgetKey(),
    ledger: itself,
    next: watch => stateIn(watch, null),
    back: enterAgain
  },
  'a backup is restored': {
    left: watch => watch.service.address,
    async end({ app }) {
      const { copies } = app.services.backups.state()
      await app.services.backups.putBack({ id: copies.find(({ reason }) => reason === 'daily')?.id ?? '' })
    },
    ledger: replacedBy,
    next: () => null,
    back: async ({ app }) => app.services.schedule.pause({ until: null })
  },
  'the app quits': {
    left: watch => watch.service.address,
    end: watch => watch.app.close(),
    ledger: itself,
    next: () => null,
    back: watch => watch.open()
  },
  'another service is entered': {
    left: watch => watch.service.address,
    end: async ({ app }) => app.services.connection.enter({ address: other, key: 'another-key' }),
    ledger: itself,
    next: watch => stateIn(watch, other),
    back: enterAgain
  },
  'its service is entered under another name': {
    left: watch => watch.service.address,
    end: async watch =>
      watch.app.services.connection.enter({ address: renamed(watch), key: 'the-key-itself' }),
    ledger: itself,
    next: () => null,
    back: enterAgain
  },
  'the demo market is left for a service': {
    left: () => null,
    end: async ({ app, service }) =>
      app.services.connection.enter({ address: service.address, key: 'the-key-itself' }),
    ledger: itself,
    next: watch => stateIn(watch, watch.service.address),
    async back({ app }) {
      await app.services.connection.forgetKey()
      await app.services.schedule.pause({ until: null })
    }
  }
}

async function watchBefore({ left, back }: Ending): Promise<{ watch: Watch; delayed: DelayedService }> {
  const elsewhere = await startDemoService({ key: 'another-key' })
  onTestFinished(() => elsewhere.close())
  other = elsewhere.address
  const watch = await Watch.start()
  await watch.pass(minute)
  await vi.waitFor(async () => expect(watch.app.services.backups.state().copies).not.toEqual([]), patiently)
  const { schedule } = watch.app.services
  await schedule.pause({ until: null })
  if (left(watch) === null) await back(watch)
  await watch.answered()
  return { watch, delayed: new DelayedService(watch) }
}

async function endWhileDelayed(watch: Watch, delayed: DelayedService, ending: Ending): Promise<void> {
  delayed.leave()
  const ended = ending.end(watch)
  await turns(3)
  delayed.let()
  await ended
}

const mistakes: string[] = []
const ask = (watch: Watch, request: string): Promise<Reply<unknown>> => {
  const [concept = '', name = ''] = request.split('.')
  return dispatch(watch.app.services, concept, name, requestInput(concept, name), (error, where) =>
    mistakes.push(`${where}: ${error instanceof Error ? error.message : String(error)}`)
  )
}

test.each(Object.entries(endings))(
  'books the call of every pending request in the session it began in when %s',
  async (_how, ending) => {
    const { watch, delayed } = await watchBefore(ending)
    mistakes.length = 0
    const file = stateIn(watch, ending.left(watch))
    for (const request of callingRequests) {
      await watch.answered()
      const since = lastCall(file)
      const next = ending.next(watch)
      const nextSince = next && existsSync(next) ? lastCall(next) : 0
      delayed.hold()
      const reply = ask(watch, request)
      await vi.waitFor(() => expect(delayed.waiting, request).toBeGreaterThan(0), patiently)
      await endWhileDelayed(watch, delayed, ending)
      const { charged } = delayed
      await reply
      expect(mistakes, request).toEqual([])
      await vi.waitFor(
        () => expect(booked(ending.ledger(file), since), request).toEqual({ charged, open: 0 }),
        patiently
      )
      if (next !== null) expect(booked(next, nextSince).charged, request).toBe(0)
      await ending.back(watch)
    }
    expect(mistakes).toEqual([])
    expect(logged()).toEqual([])
  }
)

test.each(Object.entries(endings))('books a pending scheduled call when %s', async (_how, ending) => {
  const { watch, delayed } = await watchBefore(ending)
  const file = stateIn(watch, ending.left(watch))
  const since = lastCall(file)
  delayed.hold()
  await watch.app.services.schedule.resume()
  watch.clock.advance(2 * minute)
  await vi.waitFor(() => expect(delayed.waiting).toBeGreaterThan(0), patiently)
  await endWhileDelayed(watch, delayed, ending)
  const { charged } = delayed
  await vi.waitFor(
    () => expect(booked(ending.ledger(file), since, 'schedule')).toEqual({ charged, open: 0 }),
    patiently
  )
  await ending.back(watch)
  expect(logged()).toEqual([])
})

test.each(
  Object.entries(endings).filter(([, ending]) => ending !== endings['the demo market is left for a service'])
)('books a pending key check and leaves the plan proposed when %s', async (_how, ending) => {
  const { watch, delayed } = await watchBefore(ending)
  mistakes.length = 0
  const file = stateIn(watch, ending.left(watch))
  const { connection } = watch.app.services
  await connection.enter({ address: watch.service.address, key: 'the-key-itself' })
  const since = lastCall(file)
  delayed.hold()
  const reply = ask(watch, 'connection.agree')
  await vi.waitFor(() => expect(delayed.waiting).toBeGreaterThan(0), patiently)
  await endWhileDelayed(watch, delayed, ending)
  expect(await reply).toMatchObject({ ok: false, fault: { code: 'offline', cause: { code: 'stopped' } } })
  const { charged } = delayed
  await vi.waitFor(() => expect(booked(ending.ledger(file), since)).toEqual({ charged, open: 0 }), patiently)
  expect([mistakes, logged()]).toEqual([[], []])
  if (ending.ledger === itself) await ending.back(watch)
})

/**
 * Whether a listener was added to connect the services of a session. A service may keep listening to its own
 * parts, because they end with it.
 */
const isOfSession = ({ callers }: AddedListener): boolean =>
  /composition.session/.test(callers[0] ?? '') &&
  callers.some(caller => /session.(open-session|window-updates)\.ts/.test(caller))

test.each(Object.entries(endings))(
  'the session’s services get no more events after %s',
  async (_how, ending) => {
    const listeners = recordListeners()
    const { watch } = await watchBefore(ending)
    const before = listeners.filter(isOfSession)
    expect(before.length).toBeGreaterThan(50)
    await ending.end(watch)
    const left = (): readonly string[] =>
      before.filter(({ isListening }) => isListening()).map(({ callers }) => callers[0] ?? '')
    await vi.waitFor(() => expect(left()).toEqual([]), patiently)
    await ending.back(watch)
    expect(logged()).toEqual([])
  }
)

test('quits without waiting for a response, and counts the call as possibly charged', async () => {
  const ending = endings['the app quits'] ?? expect.unreachable()
  const { watch } = await watchBefore(ending)
  const since = lastCall(watch.file('state'))
  watch.service.controls.hang('getFearGreed')
  const reply = ask(watch, 'market.loadFearGreed')
  const calls = (): number => watch.service.controls.calls('getFearGreed').length
  const before = calls()
  await vi.waitFor(() => expect(calls()).toBeGreaterThan(before), patiently)
  const closed = watch.app.close()
  await turns(3)
  watch.clock.advance(minute / 60)
  await closed
  expect(await reply).toMatchObject({ ok: false, fault: { code: 'offline' } })
  expect(booked(watch.file('state'), since)).toEqual({ charged: 0, open: 1 })
  watch.service.controls.clear()
  await watch.open()
  expect((await watch.app.services.credits.gauge()).unknown.calls).toBe(1)
  expect(logged()).toEqual([])
})

test.each([
  ['directly', async () => undefined],
  ['by way of the demo market', async ({ app }: Watch) => app.services.connection.forgetKey()]
])('books a pending call once if its service is entered under another name %s', async (_how, before) => {
  const { watch, delayed } = await watchBefore(
    endings['its service is entered under another name'] ?? expect.unreachable()
  )
  const { connection, credits } = watch.app.services
  const spent = (await credits.gauge()).today.spent
  delayed.hold()
  const reply = ask(watch, 'market.refresh')
  await vi.waitFor(() => expect(delayed.waiting).toBeGreaterThan(0), patiently)
  delayed.leave()
  await before(watch)
  const entered = connection.enter({ address: renamed(watch), key: 'the-key-itself' })
  await turns(3)
  delayed.let()
  await entered
  await reply
  const { unknown, today } = await credits.gauge()
  expect(delayed.charged).toBeGreaterThan(0)
  expect([unknown.calls, today.spent]).toEqual([0, spent + delayed.charged])
  expect(connection.state().address).toBe(renamed(watch))
  await connection.agree({ items: [] })
  await watch.restart()
  expect(watch.app.services.connection.state().address).toBe(renamed(watch))
  expect(logged()).toEqual([])
})

test('continues under the old address if the new one can’t be saved', async () => {
  const { watch } = await watchBefore(
    endings['its service is entered under another name'] ?? expect.unreachable()
  )
  const { connection, credits } = watch.app.services
  const { spent } = (await credits.gauge()).today
  watch.beforeStatement = (path, sql) => {
    if (basename(path) === 'app.db' && /insert|update/i.test(sql))
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
  }
  await expect(connection.enter({ address: renamed(watch), key: 'the-key-itself' })).rejects.toThrow()
  watch.beforeStatement = () => undefined
  expect(connection.state().address).toBe(watch.service.address)
  await connection.agree({ items: [] })
  expect(await ask(watch, 'market.refresh')).toMatchObject({ ok: true })
  const { today, unknown } = await credits.gauge()
  expect([today.spent > spent, unknown.calls]).toEqual([true, 0])
})

test('restores a backup and then removes the key if both are requested at once', async () => {
  const ending = endings['a backup is restored'] ?? expect.unreachable()
  const { watch, delayed } = await watchBefore(ending)
  delayed.hold()
  const reply = ask(watch, 'market.refresh')
  await vi.waitFor(() => expect(delayed.waiting).toBeGreaterThan(0), patiently)
  const { connection } = watch.app.services
  const restored = ending.end(watch)
  await turns(3)
  const both = Promise.allSettled([restored, connection.forgetKey(), ending.end(watch)])
  await turns(3)
  delayed.let()
  const [first, second, third] = await both
  expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await reply
  expect(connection.state().mode).toBe('demo')
  expect(watch.announced.boardChanged).toEqual(await watch.app.services.market.board())
  expect(logged()).toEqual([])
})

/** These requests end a session or the app, or need the list of packages that only a build has. */
const ends = [
  ...['app.thirdParty', 'app.quit', 'backups.putBack'],
  ...['connection.enter', 'connection.forgetKey', 'connection.showDemo']
]
const others = Object.entries(contract)
  .flatMap(([concept, group]) => Object.keys(group).map(name => `${concept}.${name}`))
  .filter(request => !ends.includes(request) && !(callingRequests as readonly string[]).includes(request))

test.each(Object.entries(endings))(
  'finishes every pending request that needs no call when %s',
  async (_how, ending) => {
    const { watch } = await watchBefore(ending)
    mistakes.length = 0
    const replies = others.map(request => ask(watch, request))
    const ended = ending.end(watch)
    await Promise.all(replies)
    await ended
    await ending.back(watch)
    expect(mistakes).toEqual([])
    expect(logged()).toEqual([])
  }
)
