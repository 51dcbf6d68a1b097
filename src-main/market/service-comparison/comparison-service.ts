import type { Answer } from '../../../src-shared/contract/answer'
import type {
  ServiceComparison,
  ComparisonKind,
  CandlesNeeded
} from '../../../src-shared/contract/service-comparison'
import type { ExplorerAnswer } from '../../../src-shared/contract/explorer'
import type { Fault } from '../../../src-shared/contract/fault'
import type { EpochMs, Feature, Interval, PriceTag } from '../../../src-shared/contract/values'
import { Emitter } from '../../platform/events/emitter'
import { faultOf } from '../../platform/faults/fault'
import { nearMs, type BarsAsOf } from '../bars-as-of'
import type { CandleBook } from '../candle-book'
import type { Chart } from '../chart'
import { barTime } from '../../../src-shared/interval'
import { affectsEveryCall } from '../../watching/service-health/fault-policy'
import { nothingCompared } from './comparison'
import { keepNewest } from '../../../src-shared/keep-newest'
import { readCount } from '../../../src-shared/read-count'

interface Call {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

export interface ComparisonSources {
  readonly answers: {
    run(call: Call, feature: Feature): Promise<ExplorerAnswer>
    readSaved(call: Call): Promise<ExplorerAnswer | null>
    preview(call: Call): { readonly price: PriceTag | null }
  }
  readonly barsAsOf: (chart: Chart, at: EpochMs) => BarsAsOf
  readonly candles: Pick<CandleBook, 'price' | 'fetchedAt' | 'loadFor'>
  readonly now: () => EpochMs
}

export interface ComparisonRequest {
  readonly kind: ComparisonKind
  readonly coins: readonly string[]
}

const operations: Readonly<
  Record<ComparisonKind, { readonly operation: string; readonly answer: Answer['kind'] }>
> = {
  bollinger: { operation: 'getBollinger', answer: 'bands' },
  ichimoku: { operation: 'getIchimoku', answer: 'ichimoku' },
  atr: { operation: 'getATR', answer: 'level' },
  supertrend: { operation: 'getSupertrend', answer: 'supertrend' },
  ribbon: { operation: 'getMARibbon', answer: 'ribbon' },
  levels: { operation: 'getSupportResistance', answer: 'supportResistance' },
  technical: { operation: 'getTechnicalAnalysis', answer: 'technical' },
  correlation: { operation: 'getCorrelation', answer: 'correlation' }
}

/** How many comparisons to track. A coin's panel shows eight. */
const mostViewed = 40

export class ComparisonService {
  readonly #sources: ComparisonSources
  readonly #faults = new Map<string, Fault>()
  readonly #candleFaults = new Map<string, Fault>()
  readonly #loadedThisRun = new Set<string>()
  /** The comparisons on screen, which are published again when their candles change. */
  readonly #viewed = new Map<string, ComparisonRequest>()
  readonly changed = new Emitter<ServiceComparison>()

  constructor(sources: ComparisonSources) {
    this.#sources = sources
  }

  /** Makes no call. */
  async view(request: ComparisonRequest): Promise<ServiceComparison> {
    keepNewest(this.#viewed, nameOf(request), request, mostViewed)
    return this.#read(request)
  }

  async onCandles({ coin }: Chart): Promise<void> {
    for (const request of this.#viewed.values())
      if (request.coins.includes(coin)) this.changed.emit(await this.#read(request))
  }

  async #read(request: ComparisonRequest): Promise<ServiceComparison> {
    const { kind, coins } = request
    const call = callOf(request)
    const [coin = ''] = coins
    const [saved, { compareAnswer }, { ownFigures, reportedFigures }, { intervalOf, reportedLines }] =
      await Promise.all([
        this.#sources.answers.readSaved(call),
        // Loaded dynamically, because these formulas aren't needed at startup.
        import('./compared-answer'),
        import('./figures'),
        import('./service-lines')
      ])
    const answer = saved?.answer ?? null
    const lines = answer ? reportedLines(answer, coin) : []
    const interval = intervalOf(lines)
    const isFresh = saved?.origin === 'cached' && this.#loadedThisRun.has(nameOf(request))
    const isKnown = answer?.kind === operations[kind].answer
    const fault = this.#faults.get(nameOf(request)) ?? (answer && !isKnown ? unread(request) : null)
    const bars = this.#bars(coins, interval ?? usualInterval, saved?.at ?? this.#sources.now())
    const known: ServiceComparison = {
      kind,
      coins,
      operation: call.operation,
      price: this.#sources.answers.preview(call).price ?? unknownPrice,
      reported:
        saved && answer
          ? {
              at: saved.at,
              origin: isFresh ? 'live' : saved.origin,
              charged: saved.charged,
              remarks: saved.remarks,
              read: readCount(answer),
              ...reportedFigures(kind, answer, coin, saved.body)
            }
          : null,
      calculated: ownFigures(kind, answer, coin, bars, interval ?? usualInterval),
      fault,
      interval: interval ?? usualInterval,
      candles: this.#candlesFor(request, interval ?? usualInterval),
      ...nothingCompared
    }
    if (!saved || !answer || !isKnown) return known
    if (interval === null) return { ...known, notes: [{ code: 'odd-distances' }] }
    return { ...known, ...compareAnswer({ kind, answer, coin, at: saved.at, lines, interval, bars }) }
  }

  /** If either step fails, its error is shown next to the result of the other. */
  async ask({
    candles,
    ...request
  }: ComparisonRequest & { readonly candles: readonly string[] }): Promise<ServiceComparison> {
    const name = nameOf(request)
    const { interval: agreed } = await this.#read(request)
    const { answer, fault, remarks } = await this.#sources.answers.run(callOf(request), 'comparison')
    const wrong = fault ?? (answer?.kind === operations[request.kind].answer ? null : unread(request))
    if (wrong) this.#faults.set(name, wrong)
    else this.#faults.delete(name)
    if (answer) this.#loadedThisRun.add(name)
    const { interval } = await this.#read(request)
    // Loads nothing if the response uses another interval, because the user agreed to candles of this one.
    if (!stopsAll(fault) && interval === agreed)
      await this.#loadCandles(
        candles.filter(coin => request.coins.includes(coin)),
        interval
      )
    const known = await this.#read(request)
    const unsaved = remarks.filter(({ code }) => code === 'unkept')
    return {
      ...known,
      reported: known.reported && { ...known.reported, remarks: [...known.reported.remarks, ...unsaved] }
    }
  }

  async #loadCandles(coins: readonly string[], interval: Interval): Promise<void> {
    for (const coin of coins) {
      const fault = await this.#sources.candles.loadFor('comparison', { coin, interval })
      const name = chartName({ coin, interval })
      if (fault) this.#candleFaults.set(name, fault)
      else this.#candleFaults.delete(name)
      // Stops, because the next coin's candles would be charged and be unreadable too.
      if (stopsAll(fault) || fault?.code === 'unreadable') return
    }
  }

  #bars(coins: readonly string[], interval: Interval, at: EpochMs): ReadonlyMap<string, BarsAsOf> {
    return new Map(coins.map(coin => [coin, this.#sources.barsAsOf({ coin, interval }, at)]))
  }

  /** Returns the candles to load: missing ones, and those too old to compare with a fresh response. */
  #candlesFor({ kind, coins }: ComparisonRequest, interval: Interval): readonly CandlesNeeded[] {
    const { now, candles, barsAsOf } = this.#sources
    const at = now()
    return coins.flatMap(coin => {
      const chart = { coin, interval }
      const fetchedAt = candles.fetchedAt(chart)
      const { closed, forming } = barsAsOf(chart, at)
      const isPartial = closed.length >= fewestBars
      const isWhole = fetchedAt !== null && fetchedAt >= barTime(at, interval)
      // If the service includes the forming candle, ours must be from the same time.
      const isUpToNow = isOfClosed(kind) || forming !== null || at - (fetchedAt ?? 0) <= nearMs
      if (isPartial && isWhole && isUpToNow) return []
      const fault = this.#candleFaults.get(chartName(chart)) ?? null
      return [{ coin, price: candles.price(chart), isPartial, fault }]
    })
  }
}

/** The interval to use until a response shows another one. */
const usualInterval = '1d'
const fewestBars = 2

const isOfClosed = (kind: ComparisonKind): boolean => kind === 'levels' || kind === 'correlation'

const stopsAll = (fault: Fault | null): boolean => fault !== null && affectsEveryCall(fault)

const unknownPrice: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 0 }

function callOf({ kind, coins }: ComparisonRequest): Call {
  const requested = kind === 'correlation' ? coins : coins.slice(0, 1)
  return { operation: operations[kind].operation, params: { symbol: requested.join(' ') } }
}

const chartName = ({ coin, interval }: Chart): string => `${coin} ${interval}`

const nameOf = (request: ComparisonRequest): string => JSON.stringify(callOf(request))

function unread({ kind }: { readonly kind: ComparisonKind }): Fault {
  return faultOf('unreadable', { operation: operations[kind].operation, cause: 'unknown-shape-compared' })
}
