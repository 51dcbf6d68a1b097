import type { Services } from '../../src-shared/contract'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { day, hour, second } from '../../src-shared/time'
import type { SimulatedClock } from '../simulated-clock'

interface TraderSources {
  readonly services: Services
  readonly clock: SimulatedClock
  readonly pass: (until: number) => Promise<void>
  readonly sat: { readonly today: number; readonly days: number; readonly isMorning: boolean }
}

/** The alerts are set this many days before the end of the recording. */
const alertsSetBefore = 2
const thinkMs = 5 * second

export class Trader {
  readonly #sources: TraderSources

  constructor(sources: TraderSources) {
    this.#sources = sources
  }

  async trade(): Promise<void> {
    const { services, sat } = this.#sources
    const { today, days, isMorning } = sat
    const coins = services.watchlist.lists().flatMap(list => list.coins)
    const isLast = today === days - 1 && !isMorning
    const coin = isLast ? 'BTC' : (coins[today % coins.length] ?? 'BTC')
    await services.market.showRows({ coins })
    if (!isMorning) await services.market.showCharts({ charts: [{ coin: 'BTC', interval: '1h' }] })
    await services.marketFigures.view({ list: 'watched', coins })
    if (today === 0 && isMorning) await this.#subscribe(coins)
    if (isLast) await this.#getToKnow(coins)
    if (!isMorning) await this.#study(coin, coins, isLast)
    if (today === Math.max(0, days - alertsSetBefore) && isMorning) await this.#setAlerts()
    if (!isLast) await this.#readNews()
  }

  async #subscribe(coins: readonly string[]): Promise<void> {
    const { services } = this.#sources
    const feature = 'market'
    const symbol = coins.toSorted().join(' ')
    const top = { operation: 'getTop', params: { top: '100' }, feature, everyMs: 6 * hour } as const
    const breadth = { operation: 'getMarketBreadth', params: { symbol }, feature, everyMs: day } as const
    for (const question of [top, breadth]) await this.#ask(services.answers.setAutoRefresh(question))
  }

  /**
   * Makes calls after which Candlewick knows all prices: first the check of a new service, then one call per
   * panel.
   */
  async #getToKnow(coins: readonly string[]): Promise<void> {
    const { services } = this.#sources
    const { steps } = await services.contact.state()
    await this.#ask(services.contact.start({ operations: steps.map(({ operation }) => operation) }))
    while ((await services.contact.state()).running) await this.#think()
    const breakouts = { operation: 'getBreakouts', params: { symbol: coins.toSorted().join(' ') } }
    const timeframe = { operation: 'getTimeframe', params: { symbol: 'BTC', interval: '1h' } }
    for (const question of [breakouts, timeframe])
      await this.#ask(services.answers.ask({ ...question, feature: 'market' }))
  }

  async #study(coin: string, coins: readonly string[], isLast: boolean): Promise<void> {
    const { services, clock, pass, sat } = this.#sources
    const symbol = coin
    const ask = (operation: string): Promise<void> =>
      this.#ask(services.answers.ask({ operation, params: { symbol }, feature: 'coin' }))
    if (sat.today % 2 === 0 || isLast) await ask('getTechnicalAnalysis')
    if (sat.today % 6 === 3 || isLast) await ask('getSupportResistance')
    if (sat.today % 9 === 4)
      await this.#ask(services.explorer.run({ operation: 'getBollinger', params: { symbol } }))
    // Wait until after midnight, when the last day's candles have closed.
    if (isLast) await pass(Math.ceil(clock.now() / day) * day + 30 * second)
    await this.#ask(services.marketFigures.loadDays({ list: 'watched', coins: [...coins], load: [...coins] }))
  }

  async #setAlerts(): Promise<void> {
    const { services } = this.#sources
    const { quotes } = await services.market.board()
    const near = (coin: string, factor: number): number => {
      const price = quotes.find(({ symbol }) => symbol === coin)?.price ?? 0
      return Number((price * factor).toPrecision(3))
    }
    const alerts: readonly Pick<AlertDraft, 'coin' | 'anyOf' | 'note'>[] = [
      { coin: 'BTC', anyOf: [[{ kind: 'price', is: 'above', value: near('BTC', 1.005) }]], note: '' },
      { coin: 'ETH', anyOf: [[{ kind: 'price', is: 'below', value: near('ETH', 0.92) }]], note: '' },
      { coin: 'SOL', anyOf: [[{ kind: 'change', way: 'either', percent: 12, over: '24h' }]], note: '' }
    ]
    const usual = { bars: 'forming', repeat: 'once', hysteresisPercent: 0.2, cooldownMs: 300_000 } as const
    for (const alert of alerts) {
      const draft: AlertDraft = {
        ...usual,
        scope: null,
        expiresAt: null,
        sound: 'none',
        everyMs: null,
        routes: [],
        ...alert
      }
      await this.#ask(services.alerts.save({ id: null, draft, agreed: true }))
    }
  }

  async #readNews(): Promise<void> {
    const { services } = this.#sources
    const { headlines } = services.news.list()
    await services.news.markRead({ ids: headlines.map(({ id }) => id) })
  }

  async #ask(request: unknown): Promise<void> {
    const answered = Promise.resolve(request)
    answered.catch(() => undefined)
    await this.#think()
    await answered
  }

  #think(): Promise<void> {
    const { clock, pass } = this.#sources
    return pass(clock.now() + thinkMs)
  }
}
