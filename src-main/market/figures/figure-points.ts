import type { FigurePoint, MarketFigures } from '../../../src-shared/contract/market-figures'
import type { BreadthFigures } from '../../../src-shared/figures/breadth'
import { dayOf } from '../../../src-shared/figures/daily'
import type { Answer } from '../../../src-shared/contract/answer'
import type { EpochMs } from '../../../src-shared/contract/values'
import { wasWritten } from '../../platform/storage/disk-error'
import type { PointStore } from './point-store'

const fearGreedPlace = { series: 'fearGreed', list: 'market' } as const

/** Stores one point per day for the history of market figures. If a write fails, only that point is lost. */
export class FigurePoints {
  readonly #store: PointStore
  /** The latest stored point by list. Unchanged points aren't written again. */
  readonly #latest = new Map<string, string>()

  constructor(store: PointStore) {
    this.#store = store
  }

  of(list: string): Pick<MarketFigures, 'breadthPoints' | 'fearGreedPoints'> {
    return {
      breadthPoints: this.#store.points({ series: 'breadth', list }),
      fearGreedPoints: this.#store.points(fearGreedPlace)
    }
  }

  keepOwn(list: string, evaluated: readonly string[], breadth: BreadthFigures, at: EpochMs): void {
    const figures = ownFigures(breadth)
    if (evaluated.length === 0 || Object.keys(figures).length === 0) return
    const point: FigurePoint = { at: dayOf(at), origin: 'ours', coins: evaluated, figures }
    const text = JSON.stringify(point)
    if (this.#latest.get(list) === text) return
    if (this.#keep(list, point)) this.#latest.set(list, text)
  }

  keepAnswer(list: string, coins: readonly string[], answer: Answer | null, at: EpochMs): boolean {
    if (answer?.kind === 'breadth') {
      const figures = numbersIn(answer.data.values)
      return Object.keys(figures).length > 0 && this.#keep(list, { at, origin: 'service', coins, figures })
    }
    return false
  }

  keepFearGreed(value: number | null, at: EpochMs | null): boolean {
    if (value === null || at === null) return false
    const point = { at, origin: 'service', coins: [], figures: { value } } as const
    return wasWritten(() => this.#store.keep(fearGreedPlace, point))
  }

  #keep(list: string, point: FigurePoint): boolean {
    return wasWritten(() => this.#store.keep({ series: 'breadth', list }, point))
  }
}

/** Figures that are unknown for all coins are omitted. */
function ownFigures({
  above50,
  above200,
  advancing,
  declining,
  unchanged
}: BreadthFigures): Record<string, number> {
  const percent = (count: number, of: number): number | null => (of === 0 ? null : (100 * count) / of)
  return numbersIn({
    above50: percent(above50.count, above50.of),
    above200: percent(above200.count, above200.of),
    advancing: percent(advancing, advancing + declining + unchanged)
  })
}

const numbersIn = (values: Readonly<Record<string, number | null>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== null))
