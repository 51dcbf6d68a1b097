import { join } from 'node:path'
import type { DemoService } from '../../src-demo/demo-service'
import { AlertStore } from '../../src-main/alerts/alert-store'
import { sessionFolder, stateFileIn } from '../../src-main/composition/session/session-files'
import { openDatabase } from '../../src-main/platform/storage/database'
import { stateMigrations } from '../../src-main/platform/storage/migrations/state'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { AlertDraft } from '../../src-shared/contract/alerts'
import type { SavedLayouts } from '../../src-shared/contract/layouts'
import type { Settings } from '../../src-shared/contract/settings'
import type { Watchlist } from '../../src-shared/contract/watchlist'
import { fiveIndicators as indicators } from '../chart/five-indicators'
import { watchingProfile } from '../desktop/profiles'
import { StartedApp } from '../desktop/started-app'

const withCandles = 11
/**
 * The number of coins at the top of the watchlist that are opened by key. The other charts show the coins
 * after these.
 */
export const opened = 8
export const ringingNote = 'Rings for each price'

export const topOf = (count: number): object => ({ operation: 'getTop', params: { top: String(count) } })

interface Load {
  readonly watched: number
  readonly ranked: number
  readonly alerts: number
}

export async function loadedProfile(
  env: NodeJS.ProcessEnv,
  service: DemoService,
  { watched, ranked, alerts }: Load
): Promise<string> {
  const profile = await watchingProfile(env, service, { coins: watched, charts: 0, candles: 0, calls: 0 })
  const app = await StartedApp.start('ours', { profile, env })
  await app.seen('row')
  const [list] = await app.ask<readonly Watchlist[]>('watchlist', 'lists')
  const first = list?.coins.slice(0, withCandles) ?? []
  const { layouts, shown } = await app.ask<SavedLayouts>('layouts', 'all')
  const { id, name: _, ...content } = layouts.find(layout => layout.id === shown)!
  const charts = content.charts.map((chart, at) => ({
    ...chart,
    coin: first[at === 0 ? 0 : opened + at - 1] ?? null,
    interval: '1h' as const,
    indicators
  }))
  await app.ask('layouts', 'change', { id, content: { ...content, count: 4, charts } })
  await app.ask('explorer', 'run', topOf(ranked))
  const { viewState } = await app.ask<Settings>('settings', 'all')
  await app.ask('settings', 'change', {
    viewState: { ...viewState, market: { ...viewState.market, list: 'top', top: ranked } }
  })
  await app.end()
  const folder = sessionFolder(join(profile, 'data'), service.address)
  const state = openDatabase(stateFileIn(folder), stateMigrations, 'normal', Date.now()).database
  const store = new AlertStore(state)
  const symbols = service.market.coins.map(({ symbol }) => symbol)
  const now = Date.now()
  store.inOneStep(() => {
    for (let at = 0; at < alerts - 1; at++) store.add(draftAt(at, symbols, first), now)
    store.add(alert('BTC', { kind: 'price', is: 'above', value: 1e-9 }, ringingNote), now)
  })
  state.close()
  return profile
}

function draftAt(at: number, symbols: readonly string[], withCandles: readonly string[]): AlertDraft {
  const coin = symbols[at % symbols.length] ?? 'BTC'
  if (at % 10 === 0)
    return alert(withCandles[(at / 10) % withCandles.length] ?? coin, {
      kind: 'indicator',
      interval: '1h',
      line: { indicator: 'rsi', params: { period: 8 + (at % 20) }, line: 'value' },
      is: 'above',
      against: { value: 99 }
    })
  if (at % 10 < 4) return alert(coin, { kind: 'change', way: 'up', percent: 900 + at, over: '1h' })
  return alert(coin, { kind: 'price', is: 'above', value: 1e9 + at })
}

const alert = (coin: string, condition: AlertCondition, note = ''): AlertDraft =>
  AlertDraft.parse({ coin, anyOf: [[condition]], bars: 'forming', cooldownMs: 0, note })
