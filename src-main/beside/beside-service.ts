import type { Answer } from '../../src-shared/contract/answer'
import type { Beside, BesideKind } from '../../src-shared/contract/beside'
import type { ExplorerAnswer } from '../../src-shared/contract/explorer'
import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs, Feature, Origin, PriceTag } from '../../src-shared/contract/values'
import { faultOf } from '../service-api/faults'
import type { BarsAsOf } from '../market/bars-as-of'
import type { Chart } from '../market/candle-service'
import { nothingCompared, type Comparison } from './comparison'
import { compareCorrelation } from './correlation-comparison'
import { compareLevels } from './level-comparison'
import { compareSeries, isSeriesKind } from './series-comparison'
import { intervalOf, saidLines } from './service-lines'
import { compareTechnical } from './technical-comparison'

interface Call {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

export interface BesideSources {
  /** Answers to single questions: asked for their price, kept, and read again at 0 credits. */
  readonly answers: {
    run(call: Call, feature: Feature): Promise<ExplorerAnswer>
    kept(call: Call): ExplorerAnswer | null
    preview(call: Call): { readonly price: PriceTag | null }
  }
  readonly barsAsOf: (chart: Chart, at: EpochMs) => BarsAsOf
  /** What the candles of a chart would cost. */
  readonly candlePrice: (chart: Chart) => PriceTag
}

export interface Question {
  readonly kind: BesideKind
  readonly coins: readonly string[]
}

const operations: Readonly<
  Record<BesideKind, { readonly operation: string; readonly answer: Answer['kind'] }>
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

/** The service's own computations beside ours. */
export class BesideService {
  readonly #sources: BesideSources
  readonly #faults = new Map<string, Fault>()
  readonly #askedNow = new Set<string>()

  constructor(sources: BesideSources) {
    this.#sources = sources
  }

  /** What is known without a call. */
  look(question: Question): Beside {
    const { kind } = question
    const call = callOf(question)
    const price = this.#sources.answers.preview(call).price ?? unknownPrice
    const kept = this.#sources.answers.kept(call)
    const fault = this.#faults.get(nameOf(question)) ?? null
    const isFresh = kept?.origin === 'cached' && this.#askedNow.has(nameOf(question))
    const origin: Origin = isFresh ? 'live' : (kept?.origin ?? 'cached')
    const bare: Beside = {
      kind,
      coins: question.coins,
      operation: call.operation,
      price,
      said: kept && { at: kept.at, origin, charged: kept.charged },
      fault,
      interval: '1d',
      lacking: [],
      ...nothingCompared
    }
    return kept?.answer ? this.#compare(bare, kept.answer, kept.at) : bare
  }

  /** Asks the service. A failure stays beside what is known until an answer comes. */
  async ask(question: Question): Promise<Beside> {
    const name = nameOf(question)
    const { answer, fault, notes } = await this.#sources.answers.run(callOf(question), 'comparison')
    const wrong = fault ?? (answer?.kind === operations[question.kind].answer ? null : unread(question))
    if (wrong) this.#faults.set(name, wrong)
    else this.#faults.delete(name)
    if (answer) this.#askedNow.add(name)
    const known = this.look(question)
    return { ...known, notes: [...known.notes, ...notes] }
  }

  #compare(bare: Beside, answer: Answer, at: EpochMs): Beside {
    const { kind, coins } = bare
    if (answer.kind !== operations[kind].answer) return { ...bare, fault: bare.fault ?? unread(bare) }
    const [coin = ''] = coins
    const said = saidLines(answer, coin)
    const interval = intervalOf(said)
    if (interval === null)
      return {
        ...bare,
        notes: ['The service’s points stand at distances no interval of ours has: they cannot be compared.']
      }
    const bars = new Map(coins.map(one => [one, this.#sources.barsAsOf({ coin: one, interval }, at)]))
    const lacking = coins
      .filter(one => (bars.get(one)?.closed.length ?? 0) < 2)
      .map(one => ({ coin: one, price: this.#sources.candlePrice({ coin: one, interval }) }))
    const own = bars.get(coin) ?? { closed: [], forming: null }
    const compared = (): Comparison => {
      if (isSeriesKind(kind)) return compareSeries({ kind, answer, coin, at, said, interval, bars: own })
      if (answer.kind === 'supportResistance') return compareLevels(answer, coin, own)
      if (answer.kind === 'technical') return compareTechnical(answer, own)
      if (answer.kind === 'correlation') return compareCorrelation(answer, closedOf(bars))
      return nothingCompared
    }
    return { ...bare, interval, lacking, ...compared() }
  }
}

const unknownPrice: PriceTag = { state: 'unknown', credits: null, learned: null, reserve: 0 }

/** Of all kinds but the correlation only the first coin counts. */
function callOf({ kind, coins }: Question): Call {
  const asked = kind === 'correlation' ? coins : coins.slice(0, 1)
  return { operation: operations[kind].operation, params: { symbol: asked.join(' ') } }
}

const nameOf = (question: Question): string => JSON.stringify(callOf(question))

function unread({ kind }: { readonly kind: BesideKind }): Fault {
  return faultOf('unreadable', {
    operation: operations[kind].operation,
    words: {
      what: 'The answer came in a shape Candlewick does not know.',
      means: 'It was charged as usual and is kept. What is computed here stays as it is.',
      next: 'Look at the whole answer in the explorer: 0 credits.'
    }
  })
}

function closedOf(bars: ReadonlyMap<string, BarsAsOf>): ReadonlyMap<string, BarsAsOf['closed']> {
  return new Map([...bars].map(([coin, { closed }]) => [coin.split('@')[0]?.toUpperCase() ?? coin, closed]))
}
