import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  /** Shown by colour and arrow. */
  readonly way?: ChangeDirection
  /** Without an arrow, because a high value can be a signal to sell. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  /** Names the source of the value. */
  readonly title?: string
}

export interface FigureRow {
  readonly label: string
  /** As shares of the longest bar, −1 to 1. Set if the values are also drawn as bars. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  readonly difference?: ShownFigure | undefined
}
