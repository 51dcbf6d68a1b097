import { parsedUrl } from '../../../src-shared/url'
import { release } from 'node:os'
import type { Services } from '../../../src-shared/contract'
import type {
  CrashRecord,
  DiagnosticsReport,
  RuntimeOrigin,
  Versions
} from '../../../src-shared/contract/diagnostics'
import { log } from '../log/log'
import type { Clock } from '../time/clock'
import type { CrashFile } from './crash-file'

const countedCalls = 500
const logLines = 60

export interface DiagnosticsSources {
  readonly clock: Clock
  readonly versions: Versions
  readonly runtime: RuntimeOrigin
  readonly crashes: CrashFile
  readonly services: () => Pick<Services, 'alerts' | 'connection' | 'credits' | 'schedule' | 'watchlist'>
}

export class DiagnosticsService {
  readonly #sources: DiagnosticsSources
  #crashes: readonly CrashRecord[]

  constructor(sources: DiagnosticsSources) {
    this.#sources = sources
    this.#crashes = sources.crashes.all()
  }

  crashes(): readonly CrashRecord[] {
    return this.#crashes
  }

  dismissCrashes(): readonly CrashRecord[] {
    this.#sources.crashes.remove(this.#crashes)
    this.#crashes = []
    return this.#crashes
  }

  async report(): Promise<DiagnosticsReport> {
    const { clock, versions, runtime, crashes } = this.#sources
    const services = this.#sources.services()
    const { mode, address, key, plan, keychainTrouble } = services.connection.state()
    const lists = services.watchlist.lists()
    const { alerts } = services.alerts.state()
    const status = services.schedule.status()
    const coins = [
      ...new Set([...lists.flatMap(list => list.coins), ...alerts.flatMap(({ coin }) => coin ?? [])])
    ]
    const calls = await services.credits.ledger({ before: null, limit: countedCalls, filter: anyCall })
    return {
      at: clock.now(),
      versions,
      runtime,
      platform: process.platform,
      arch: process.arch,
      release: release(),
      runningMs: Math.round(process.uptime() * 1000),
      memoryBytes: process.memoryUsage.rss(),
      connection: { mode, key, plan, keychainFails: keychainTrouble !== null },
      counts: { lists: lists.length, coins: coins.length, alerts: alerts.length },
      calls: {
        count: calls.length,
        since: calls.at(-1)?.at ?? null,
        faults: countsOf(calls.flatMap(({ fault }) => fault ?? []))
      },
      schedule: {
        health: status.health,
        paused: status.paused,
        lastAnswerAt: status.lastAnswerAt,
        fault: status.fault?.code ?? null,
        loading: status.loading,
        next: status.next && { need: status.next.need, at: status.next.at },
        lockedOperations: status.locked.length
      },
      crashes: crashes.all().length,
      log: log.tail(logLines).map(line => withoutNames(line, coins, address))
    }
  }
}

const anyCall = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

/** Most frequent first. */
function countsOf(codes: readonly string[]): DiagnosticsReport['calls']['faults'] {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count)
}

/** Removes coin names and the service's address, which are private. */
function withoutNames(line: string, coins: readonly string[], address: string): string {
  const names = new Set(coins.map(coin => coin.split('@')[0]))
  const unplaced = [address, parsedUrl(address)?.host ?? '']
    .filter(place => place !== '')
    .reduce((text, place) => text.replaceAll(place, '[service]'), line)
  return unplaced.replaceAll(/[A-Za-z0-9]+/g, word => (names.has(word) ? '[coin]' : word))
}
