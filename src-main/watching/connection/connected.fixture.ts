import type { ConnectionState, PlanChoice } from '../../../src-shared/contract/connection'
import { openBooks, type Books } from '../../credits/fake-service.fixture'
import { FaultError } from '../../platform/faults/fault-error'
import { FakeVault } from '../../platform/secrets/fake-vault.fixture'
import { KeyRing } from '../../platform/secrets/key-ring'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import { FactStore } from '../../platform/storage/fact-store'
import { openApp, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { ConnectionService, readTarget, type ServiceTarget } from './connection-service'
import { Agreement } from './agreement'
import { PlanService } from './plan-service'
import { savedAddresses } from './saved-addresses'
import { TurnTaking } from '../../platform/time/turn-taking'
export const address = 'https://api.example.com'
export const other = 'https://other.example.com'
export const key = 'canary-5f3c-key'
export const asProposed: PlanChoice = { items: [] }

interface ServiceSession {
  readonly target: ServiceTarget
  readonly address: string
  readonly books: Books
  readonly agreement: Agreement
  readonly plan: PlanService
  serve<Answer>(work: () => Answer | Promise<Answer>): Answer | Promise<Answer>
}

export function machine(keychain = new FakeVault(), folder = tempFolder()) {
  const database = openApp(folder)
  const facts = new FactStore(database)
  const keys = new KeyRing(keychain, new MemoryVault(), savedAddresses(facts))
  const folders = new Map<string, string>()
  const opened: ServiceTarget[] = []
  /** Targets whose calls would have started at once, because the user had agreed to their plan. */
  const calledAtOnce: string[] = []

  const open = (target: ServiceTarget): ServiceSession => {
    const name = target.mode === 'live' ? target.address : 'demo'
    const books = openBooks({ folder: folders.get(name) ?? tempFolder(), agreed: () => agreement.agreed() })
    folders.set(name, books.folder)
    const price = { state: 'known', credits: 1, learned: null, reserve: 1 } as const
    const agreement = new Agreement(books.facts, target.mode === 'demo')
    const plan = new PlanService({
      agreement,
      clock: books.clock,
      calls: books.calls,
      coins: () => 3,
      subscriptions: () => [],
      alerts: () => ({ callsPerDay: 0, creditsPerDay: 0, series: [], breadth: false }),
      priceOf: () => price,
      dailyCandles: () => ({ operation: 'getOHLC', price, isManual: false }),
      divided: () => null,
      budgetPerDay: () => null,
      quotesPrice: () => price,
      forecast: books.limits.forecast.bind(books.limits),
      quotaLimit: () => null,
      keyCheck: 'getFearGreed',
      keyCheckPrice: () => price
    })
    agreement.proposed.on(() => books.calls.discardPendingResponses())
    opened.push(target)
    return {
      target,
      address: target.mode === 'live' ? target.address : 'http://127.0.0.1:1',
      books,
      agreement,
      plan,
      serve: work => work()
    }
  }
  let session = open(readTarget(facts))
  const moves = new TurnTaking()
  const broken = { folder: false }
  const close = ({ books }: ServiceSession): void => {
    books.calls.close()
    books.close()
  }
  const connection = new ConnectionService({
    facts,
    keys,
    running: {
      get target() {
        return session.target
      },
      get session() {
        return session
      },
      inTurn: work => moves.inTurn(work),
      prepare: async target => {
        if (broken.folder) throw new Error('the folder cannot be opened')
        if (target.mode === 'live' && session.address === target.address)
          return { session, go: () => undefined, drop: () => undefined }
        await Promise.resolve()
        const next = open(target)
        const go = (): void => {
          close(session)
          session = next
          if (target.mode === 'live' && next.agreement.agreed()) calledAtOnce.push(target.address)
        }
        return { session: next, go, drop: () => close(next) }
      }
    }
  })
  const received: ConnectionState[] = []
  connection.changed.on(state => received.push(state))
  return {
    connection,
    keychain,
    keys,
    facts,
    folder,
    opened,
    calledAtOnce,
    received,
    session: () => session,
    broken,
    folders,
    database
  }
}

export const faultOf = async (done: Promise<unknown>): Promise<FaultError['fault']> => {
  const error: unknown = await done.then(
    () => null,
    (thrown: unknown) => thrown
  )
  if (error instanceof FaultError) return error.fault
  throw new Error(`no fault but ${String(error)}`)
}
