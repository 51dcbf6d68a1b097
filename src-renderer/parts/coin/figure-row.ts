import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  /** Shown by colour and arrow, if the figure is a change. */
  readonly way?: ChangeDirection
  /** The signal as a coloured word. No arrow, because a high value can be a signal to sell. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  /** What the figure is based on. */
  readonly title?: string
}

/** A calculated figure, with the service's if loaded. */
export interface FigureRow {
  readonly label: string
  /** Shares of the longest bar, −1 to 1. If set, the values are also drawn as bars. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** The service's minus ours, undefined if one is missing. */
  readonly difference?: ShownFigure | undefined
}
