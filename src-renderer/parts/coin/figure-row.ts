import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  /** Direction of a change, shown by colour and arrow. */
  readonly way?: ChangeDirection
  /** The signal as a coloured word. It has no arrow, because a high value can be a signal to sell. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  /** Tooltip that names the source of the value. */
  readonly title?: string
}

export interface FigureRow {
  readonly label: string
  /** The values as shares of the longest bar, −1 to 1. Set if they are also drawn as bars. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** The service's value minus the calculated one. Undefined if either is missing. */
  readonly difference?: ShownFigure | undefined
}
