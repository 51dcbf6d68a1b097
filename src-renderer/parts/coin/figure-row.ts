import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  /** Direction of a change, shown by colour and arrow. */
  readonly way?: ChangeDirection
  /** The signal as a coloured word. No arrow, because a high value can be a signal to sell. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  /** Tooltip that says what the figure is based on. */
  readonly title?: string
}

export interface FigureRow {
  readonly label: string
  /** Shares of the longest bar, −1 to 1. If set, the values are also drawn as bars. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** The service's value minus ours. Undefined if one is missing. */
  readonly difference?: ShownFigure | undefined
}
