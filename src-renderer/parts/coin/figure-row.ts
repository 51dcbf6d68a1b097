import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  /** The direction, if the figure is a change. It is shown by colour and arrow. */
  readonly way?: ChangeDirection
  /** The signal as a coloured word. It has no arrow, because a high value can be a signal to sell. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  /** The tooltip, which says what the figure is based on. */
  readonly title?: string
}

/** A calculated figure, with the service's if loaded. */
export interface FigureRow {
  readonly label: string
  /** Both values as shares of the longest bar, −1 to 1. If set, they are also drawn as bars. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** The service's minus ours, undefined if one is missing. */
  readonly difference?: ShownFigure | undefined
}
