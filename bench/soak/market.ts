import type { DemoService } from '../../src-demo/demo-service'
import type { SoakedApp } from './soaked-app'

/** A clock that the benchmark advances together with the app's clock. The market follows it. */
export class StepClock {
  #distance = 0

  now(): number {
    return Date.now() + this.#distance
  }

  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }

  advance(ms: number): void {
    this.#distance += ms
  }
}

export async function watchMarket(
  app: SoakedApp,
  service: DemoService,
  { coins, quotesMs }: { readonly coins: number; readonly quotesMs: number }
): Promise<void> {
  await app.ask('connection', 'enter', { address: service.address, key: service.key })
  const rhythm = { quotes: quotesMs, candles: 3_600_000, fearGreed: 3_600_000, news: 3_600_000 }
  const items = Object.entries(rhythm).map(([need, everyMs]) => ({ need, automatic: true, everyMs }))
  await app.ask('connection', 'agree', { items })
  await app.ask('connection', 'answerOffer', { lastsDays: null })
  const symbols = await listed(service, coins)
  const [list] = await app.ask<readonly { id: number; coins: readonly string[] }[]>('watchlist', 'lists')
  const missing = symbols.filter(symbol => !list?.coins.includes(symbol))
  await app.ask('watchlist', 'addCoins', {
    id: list?.id,
    coins: missing.slice(0, coins - (list?.coins.length ?? 0))
  })
  for (const draft of drafts(symbols)) await app.ask('alerts', 'save', { id: null, draft, agreed: true })
}

async function listed(service: DemoService, count: number): Promise<readonly string[]> {
  const answer = await fetch(`${service.address}/api/v1/getCryptoList`, {
    headers: { authorization: `Bearer ${service.key}` }
  })
  const { result } = (await answer.json()) as { result: readonly { symbol: string }[] }
  const symbols = [...new Set(result.map(({ symbol }) => symbol))]
  if (symbols.length < count) throw new Error(`The demo market lists ${symbols.length} coins only.`)
  return symbols.slice(0, count)
}

function drafts(symbols: readonly string[]): readonly object[] {
  const draft = (coin: string | null, condition: object, more: object = {}): object => ({
    coin,
    anyOf: [[condition]],
    bars: 'forming',
    repeat: 'every',
    cooldownMs: 3_600_000,
    ...more
  })
  const moved = (coin: string): object =>
    draft(coin, { kind: 'change', way: 'either', percent: 2, over: '1h' })
  const rsi = { indicator: 'rsi', params: {}, line: 'value' }
  return [
    ...symbols.slice(0, 30).map(moved),
    ...symbols
      .slice(0, 20)
      .map(coin => draft(coin, { kind: 'range', is: 'above', percent: 3 }, { repeat: 'daily' })),
    ...symbols
      .slice(0, 3)
      .map(coin =>
        draft(coin, { kind: 'indicator', interval: '1h', line: rsi, is: 'above', against: { value: 60 } })
      ),
    draft(null, { kind: 'fearGreed', is: 'above', value: 40 }),
    draft(null, { kind: 'headline', words: 'bitcoin' }),
    draft(null, { kind: 'credits', is: 'below', of: 'percent', value: 10 })
  ]
}
