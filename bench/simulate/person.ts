import type { AlertsState } from '../../src-shared/contract/alerts'
import type { PlannedName } from '../../src-shared/contract/schedule'
import type { Reply } from '../../src-shared/contract/request'
import type { Watchlist } from '../../src-shared/contract/watchlist'
import { dispatch } from '../../src-main/shell/ipc/dispatch'
import { rest } from '../../src-main/platform/time/next-turn'
import { candleDraft, priceDraft } from './alert-drafts'
import { judgeConfirmed } from './confirmed-judge'
import type { Files } from './files'
import { isKilled } from './machine'
import type { StoryRequest, Wish } from './story'
import { theKey, type World } from './world'
import { minute } from '../../src-shared/time'

const planned: readonly PlannedName[] = ['quotes', 'candles', 'fearGreed', 'news']
const coins = ['BTC', 'ETH', 'SOL', 'DOGE', 'XRP', 'ADA', 'LTC', 'DOT', 'LINK', 'AVAX']
const explored = [
  'getFearGreed',
  'getTop',
  'getMarketBreadth',
  'getBollinger',
  'getATR',
  'getNews',
  'getTickers'
]

/** How long to wait in real ms for code that a request loads. */
const loadingMs = 20

export class Person {
  /** The automatic updates to which the user has agreed or is agreeing. Null before the first agreement. */
  agreed: ReadonlySet<PlannedName> | null = null
  isPausing = false
  /** Until this time on the machine's clock (which may be wrong), one call may exceed the budget. */
  allowedUntil = 0
  hasSetCandleAlert = false
  /**
   * The last ledger entry before the current key was entered. Responses to calls up to this entry may only
   * change the ledger.
   */
  bookedByThen = 0
  readonly #world: World
  readonly #files: Files
  #pending = 0

  constructor(world: World, files: Files) {
    this.#world = world
    this.#files = files
  }

  get waits(): boolean {
    return this.#pending > 0
  }

  /** Called when the process has died, because pending requests die with it. */
  lost(): void {
    this.#pending = 0
    this.bookedByThen = 0
  }

  /** Allows all automatic updates, because a restored state may have any earlier agreement. */
  putBack(): void {
    this.agreed = new Set(planned)
    this.isPausing = false
    this.hasSetCandleAlert = true
  }

  async setUp(): Promise<void> {
    const before = this.bookedByThen
    this.bookedByThen = this.#files.lastBooked()?.id ?? 0
    await this.#ask('connection', 'enter', { address: this.#world.service.address, key: theKey }, reply => {
      // If the disk couldn't save the new key, the app keeps the previous one.
      if (!reply.ok && reply.fault.code === 'disk') this.bookedByThen = before
    })
    await this.#agree({ need: 'quotes', automatic: true, everyMs: this.#world.story.quotesEveryMs })
  }

  async does(wish: Wish, choice: number): Promise<void> {
    const life = this.#world.machine.life
    if (life === null) return
    const request = await this.#asksFor(wish, choice)
    if (request) await this.#ask(...request)
  }

  async #asksFor(wish: Wish, choice: number): Promise<StoryRequest | null> {
    // Small budgets are more likely, because they get exhausted.
    const credits = Math.ceil(choice ** 3 * 3_000)
    const coin = pick(coins, choice)
    switch (wish) {
      case 'refresh':
        return ['market', 'refresh']
      case 'refresh-news':
        return ['news', 'refresh']
      case 'load-fear-greed':
        return ['market', 'loadFearGreed']
      case 'load-candles':
        return [
          'market',
          'loadCandles',
          { coin, interval: pick(['1h', '1d', '5m'], (choice * 7) % 1), bars: 50 }
        ]
      case 'explore': {
        const operation = pick(explored, choice)
        const params =
          operation === 'getTop' ? { top: '5' } : /Fear|Breadth/.test(operation) ? {} : { symbol: coin }
        return ['explorer', 'run', { operation, params }]
      }
      case 'daily-budget':
        return ['settings', 'change', { dailyBudget: choice < 0.2 ? null : credits }]
      case 'period-budget':
        return ['settings', 'change', { periodBudget: choice < 0.3 ? null : credits * 2 }]
      case 'background-share':
        return ['settings', 'change', { backgroundShare: Math.round(choice * 100) }]
      case 'unknown-reserve':
        return ['settings', 'change', { unknownReserve: 100 + Math.round(choice * 100) }]
      case 'allow-once':
        this.allowedUntil = this.#world.machine.now + minute
        return ['credits', 'allowOnce', { operations: ['getData'] }]
      case 'theme':
        return ['settings', 'change', { theme: pick(['dark', 'light', 'system'], choice) }]
      case 'set-price-alert':
        return this.#priceAlert(choice)
      case 'set-candle-alert':
        this.hasSetCandleAlert = true
        return ['alerts', 'save', { id: null, draft: candleDraft(coin, choice), agreed: true }]
      case 'pause-alert':
      case 'resume-alert':
      case 'remove-alert':
        return this.#withAlert(choice, id => ['alerts', wish.replace('-alert', ''), { id }])
      case 'snooze-alert':
        return this.#withAlert(choice, id => [
          'alerts',
          'snooze',
          { id, until: this.#world.machine.now + Math.ceil(choice * 120 * minute) }
        ])
      case 'pause-all-alerts':
        return ['alerts', 'pauseAll', { paused: choice < 0.4 }]
      case 'mark-read':
        return ['alerts', 'markRead', { ids: null }]
      case 'add-coin':
        return this.#withList(choice, ({ id }) => ['watchlist', 'addCoins', { id, coins: [coin] }])
      case 'remove-coin':
        return this.#withList(choice, list =>
          list.coins.length < 3
            ? null
            : ['watchlist', 'removeCoin', { id: list.id, coin: pick(list.coins, choice) }]
        )
      case 'move-coin':
        return this.#withList(choice, list =>
          list.coins.length === 0
            ? null
            : [
                'watchlist',
                'moveCoin',
                {
                  id: list.id,
                  coin: pick(list.coins, choice),
                  to: pick([...list.coins.keys()], (choice * 7) % 1)
                }
              ]
        )
      case 'add-list':
        return ['watchlist', 'create', { name: `List ${Math.round(choice * 100)}` }]
      case 'rename-list':
        return this.#withList(choice, ({ id }) => [
          'watchlist',
          'rename',
          { id, name: `Named ${Math.round(choice * 3_000)}` }
        ])
      case 'remove-list':
        return this.#withList(choice, ({ id }, all) =>
          all.length < 2 ? null : ['watchlist', 'remove', { id }]
        )
      case 'pause':
        await this.#ask('schedule', 'pause', { until: null }, reply => {
          this.isPausing = reply.ok
        })
        return null
      case 'pause-hour':
        this.isPausing = false
        return ['schedule', 'pauseFor', { span: 'hour' }]
      case 'resume':
        this.isPausing = false
        return ['schedule', 'resume']
      case 'retry-now':
        return ['schedule', 'retryNow']
      case 'agree': {
        const need = pick(planned, choice)
        await this.#agree({ need, automatic: choice < 0.7 || need === 'quotes', everyMs: minute * 10 })
        return null
      }
      case 'answer-offer':
        return ['connection', 'answerOffer', { lastsDays: pick([1, 7, 30, null] as const, choice) }]
      case 'show-chart':
        return ['market', 'showCharts', { charts: choice < 0.3 ? [] : [{ coin, interval: '1h' }] }]
      case 'set-user-price':
        return [
          'credits',
          'setUserPrice',
          { operation: pick(explored, choice), price: choice < 0.5 ? null : { per: 'call', credits: 5 } }
        ]
      case 'enter-key':
        if (choice > 0.3) return null
        this.agreed = null
        await this.setUp()
        return null
    }
  }

  async #agree(item: { need: PlannedName; automatic: boolean; everyMs: number }): Promise<void> {
    const before = this.agreed
    const after = new Set(before ?? planned.filter(need => need !== 'news'))
    if (item.automatic) after.add(item.need)
    else after.delete(item.need)
    // Either agreement may be in effect until the response arrives.
    this.agreed = new Set([...(before ?? []), ...after])
    // The coin list isn't loaded here, because it's large and the thread that reads it takes a second to
    // start.
    const items = [item, { need: 'coin-list', automatic: false, everyMs: null }]
    void this.#ask('connection', 'agree', { items }, reply => {
      if (reply.ok) this.agreed = after
    })
  }

  async #priceAlert(choice: number): Promise<StoryRequest | null> {
    const board = await this.#read<{ quotes: { symbol: string; price: number | null }[] }>('market', 'board')
    const priced = (board?.quotes ?? []).filter(({ price }) => price !== null)
    const quote = priced.length === 0 ? null : pick(priced, choice)
    if (quote === null || quote.price === null) return null
    return [
      'alerts',
      'save',
      { id: null, draft: priceDraft(quote.symbol, quote.price, choice), agreed: true }
    ]
  }

  async #withAlert(choice: number, asks: (id: number) => StoryRequest): Promise<StoryRequest | null> {
    const state = await this.#read<AlertsState>('alerts', 'state')
    const ids = (state?.alerts ?? []).map(({ id }) => id)
    return ids.length === 0 ? null : asks(pick(ids, choice))
  }

  async #withList(
    choice: number,
    asks: (list: Watchlist, all: readonly Watchlist[]) => StoryRequest | null
  ): Promise<StoryRequest | null> {
    const lists = await this.#read<readonly Watchlist[]>('watchlist', 'lists')
    return lists === null || lists.length === 0 ? null : asks(pick(lists, choice), lists)
  }

  async #read<Answer>(concept: string, name: string): Promise<Answer | null> {
    const reply = await this.#dispatched([concept, name])
    return reply?.ok ? (reply.answer as Answer) : null
  }

  /** Sends a request, but doesn't wait for a response that only comes as simulated time passes. */
  async #ask(
    concept: string,
    name: string,
    input?: unknown,
    onReply: (reply: Reply<unknown>) => void = () => undefined
  ): Promise<void> {
    const life = this.#world.machine.life
    const { trace } = this.#world
    this.#pending++
    trace.note(`ask ${concept}.${name} ${JSON.stringify(input, withoutAddress) ?? ''}`)
    const answered = this.#dispatched([concept, name, input]).then(reply => {
      if (reply === null || life === null || life.isDead) return
      this.#pending--
      if (!reply.ok && 'cause' in reply.fault && reply.fault.cause?.code === 'input-misfit')
        trace.violated(
          'no mistakes of its own',
          `the bench asks ${concept}.${name} in a form the contract refuses`
        )
      onReply(reply)
      if (reply.ok) judgeConfirmed(this.#world, this.#files, [concept, name, input])
      trace.note(`reply ${concept}.${name} ${reply.ok ? 'ok' : reply.fault.code}`)
    })
    await Promise.race([answered, rest(loadingMs)])
  }

  async #dispatched([concept, name, input]: StoryRequest): Promise<Reply<unknown> | null> {
    const { machine, trace } = this.#world
    const life = machine.life
    if (life === null) return null
    return dispatch(life.app.services, concept, name, input, (error, where) => {
      if (isKilled(error) || life.isDead) return
      trace.violated('no mistakes of its own', `${where}: ${String(error)}`)
    }).catch((error: unknown) => {
      if (isKilled(error) || life.isDead) return null
      throw error
    })
  }
}

const withoutAddress = (name: string, value: unknown): unknown => (name === 'address' ? undefined : value)

function pick<Item>(items: readonly Item[], choice: number): Item {
  const item = items[Math.min(items.length - 1, Math.floor(choice * items.length))]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
