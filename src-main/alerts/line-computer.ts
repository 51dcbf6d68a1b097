import { definitionOf } from '../../src-shared/conditions/catalogue'
import type { AlertLine } from '../../src-shared/conditions/line'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import type { alertLine } from './lines'

/** Whether an alert compares lines over candles. */
export const hasLines = ({ anyOf }: Pick<AlertDraft, 'anyOf'>): boolean =>
  anyOf.flat().some(condition => definitionOf(condition).lines !== undefined)

/**
 * Computes lines for alerts. A hundred indicators are much code, and whoever has no alert on one does without: it is loaded
 * before the first alert with a line is evaluated.
 */
export class LineComputer {
  #line: typeof alertLine | null = null
  #failure: unknown = null
  #loading: Promise<void> | null = null

  /** Whether nothing more can be waited for: the code is there, or cannot be had. */
  get isReady(): boolean {
    return this.#line !== null || this.#failure !== null
  }

  /** Never rejects: where the code cannot be had, each line says so. */
  load(): Promise<void> {
    this.#loading ??= import('./lines').then(
      ({ alertLine: compute }) => void (this.#line = compute),
      (error: unknown) => void (this.#failure = error)
    )
    return this.#loading
  }

  /**
   * A line over candles, or null where there is none of that name.
   * @throws Error where its code could not be loaded, or was not waited for
   */
  readonly line = (candles: CandleColumns, line: AlertLine): Float64Array | null => {
    if (this.#line === null) throw new Error('The indicators are not loaded.', { cause: this.#failure })
    return this.#line(candles, line)
  }
}

/** The one of this process: what is loaded stays, whichever session runs. */
export const lineComputer = new LineComputer()
