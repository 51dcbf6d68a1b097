import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  readonly way?: ChangeDirection
  /** A signal, shown as a coloured word. It has no arrow, because a high value can be a signal to sell. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  readonly title?: string
}

export interface FigureRow {
  readonly label: string
  /** Lengths of the bars, from −1 to 1, where 1 is the longest bar. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** Service minus calculated. */
  readonly difference?: ShownFigure | undefined
}
