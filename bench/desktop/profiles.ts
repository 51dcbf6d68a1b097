import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoService } from '../../src-demo/demo-service'
import { LedgerStore } from '../../src-main/credits/ledger-store'
import { CandleStore } from '../../src-main/market/candle-store'
import { sessionFolder, stateFileIn } from '../../src-main/composition/session/session-files'
import { openDatabase } from '../../src-main/platform/storage/database'
import { cacheMigrations } from '../../src-main/platform/storage/migrations/cache'
import { stateMigrations } from '../../src-main/platform/storage/migrations/state'
import type { SavedLayouts } from '../../src-shared/contract/layouts'
import type { Watchlist } from '../../src-shared/contract/watchlist'
import { fiveIndicators as indicators } from '../chart/five-indicators'
import { StartedApp } from './started-app'
import { hour } from '../../src-shared/time'

const interval = '1h'

export const newProfile = (name: string): string => mkdtempSync(join(tmpdir(), `candlewick-desktop-${name}-`))

export const removeProfile = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

export interface ProfileSize {
  readonly coins: number
  readonly charts: number
  readonly candles: number
  readonly calls: number
}

export async function watchingProfile(
  env: NodeJS.ProcessEnv,
  service: DemoService,
  size: ProfileSize
): Promise<string> {
  const profile = newProfile('ours')
  const app = await StartedApp.start('ours', { profile, env })
  await app.seen('row')
  await app.ask('connection', 'enter', { address: service.address, key: service.key })
  const everyMs = { quotes: 60_000, candles: hour, fearGreed: hour, news: hour }
  const items = Object.entries(everyMs).map(([need, every]) => ({ need, automatic: true, everyMs: every }))
  await app.ask('connection', 'agree', { items })
  await app.ask('connection', 'answerOffer', { lastsDays: null })
  const [list] = await app.ask<readonly Watchlist[]>('watchlist', 'lists')
  if (!list) throw new Error('A new service begins with a watchlist.')
  const missing = (await listedBy(service)).filter(symbol => !list.coins.includes(symbol))
  const more = missing.slice(0, Math.max(0, size.coins - list.coins.length))
  if (more.length > 0) await app.ask('watchlist', 'addCoins', { id: list.id, coins: more })
  await app.ask('market', 'refresh')
  for (const coin of list.coins) await app.ask('market', 'loadCandles', { coin, interval, bars: null })
  const { layouts, shown } = await app.ask<SavedLayouts>('layouts', 'all')
  const { id, name: _, ...content } = layouts.find(layout => layout.id === shown)!
  const charts = content.charts.map((chart, at) =>
    at === 0 ? { ...chart, coin: 'BTC', interval, indicators } : chart
  )
  await app.ask('layouts', 'change', { id, content: { ...content, charts } })
  await app.end()
  fill(sessionFolder(join(profile, 'data'), service.address), [...list.coins, ...more], size)
  return profile
}

async function listedBy(service: DemoService): Promise<readonly string[]> {
  const answer = await fetch(`${service.address}/api/v1/getCryptoList`, {
    headers: { authorization: `Bearer ${service.key}` }
  })
  const { result } = (await answer.json()) as { result: readonly { symbol: string }[] }
  return [...new Set(result.map(({ symbol }) => symbol))]
}

function fill(folder: string, coins: readonly string[], { charts, candles, calls }: ProfileSize): void {
  const now = Date.now()
  const cache = openDatabase(join(folder, 'cache.db'), cacheMigrations, 'normal', now).database
  const candleStore = new CandleStore(cache)
  for (const coin of coins.slice(0, charts)) {
    const count = Math.ceil(candles / charts)
    const end = Math.floor(now / hour) * hour
    const bars = Array.from({ length: count }, (_, at) => {
      const open = 100 + 20 * Math.sin(at / 50)
      return {
        time: end - (count - at) * hour,
        open,
        high: open + 3,
        low: open - 3,
        close: open + 1,
        volume: 9
      }
    })
    candleStore.merge(coin, interval, { bars, fetchedAt: now, operation: 'getOHLC', requestedFrom: null })
  }
  cache.close()
  const state = openDatabase(stateFileIn(folder), stateMigrations, 'normal', now).database
  const ledger = new LedgerStore(state)
  const subject = { coins: [...coins].sort(), interval: null, bars: null, other: '' }
  ledger.inOneStep(() => {
    for (let call = 0; call < calls; call++) {
      // All calls are within two months, because the app replaces older ones by daily totals.
      const at = now - Math.round(((calls - call) / calls) * 60 * 24 * hour)
      const id = ledger.reserve({
        at,
        operation: 'getData',
        subject,
        feature: 'watchlist',
        initiator: 'schedule',
        expected: 2,
        reserved: 2
      })
      const quota = { quotaUsed: null, quotaLimit: null }
      ledger.settle(id, { at, state: 'charged', charged: 2, fault: null, ...quota })
    }
  })
  state.close()
}
