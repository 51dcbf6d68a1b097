import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { AlertLine } from '../../src-shared/conditions/line'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import type { alertLine } from '../market/figures/candle-line'

export const hasLines = ({ anyOf }: Pick<AlertDraft, 'anyOf'>): boolean =>
  anyOf.flat().some(condition => conditionDefinition(condition).lines !== undefined)

export class LineComputer {
  #line: typeof alertLine | null = null
  #failure: unknown = null
  #loading: Promise<void> | null = null

  /** True even if loading failed. */
  get isReady(): boolean {
    return this.#line !== null || this.#failure !== null
  }

  /** Never rejects. If loading fails, `line` throws instead. */
  load(): Promise<void> {
    this.#loading ??= import('../market/figures/candle-line').then(
      ({ alertLine: compute }) => void (this.#line = compute),
      (error: unknown) => void (this.#failure = error)
    )
    return this.#loading
  }

  /**
   * Calculates a line, with one value per candle. Null if there's no such line.
   * @throws Error if the code isn't loaded
   */
  readonly line = (candles: CandleColumns, line: AlertLine): Float64Array | null => {
    if (this.#line === null) throw new Error('The indicators are not loaded.', { cause: this.#failure })
    return this.#line(candles, line)
  }
}

export const lineComputer = new LineComputer()
