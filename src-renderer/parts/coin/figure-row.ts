import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  readonly way?: ChangeDirection
  /** A signal as a coloured word, without an arrow, because a high value can be a signal to sell. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  /** Names the source of the value. */
  readonly title?: string
}

export interface FigureRow {
  readonly label: string
  /** Shares of the longest bar, −1 to 1. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** Service minus calculated. */
  readonly difference?: ShownFigure | undefined
}
