import type { ChangeDirection } from '../../../src-shared/format/percent'

export interface ShownFigure {
  readonly text: string
  /** If set, it is a change, shown with colour and arrow. */
  readonly way?: ChangeDirection
  /** The signal as a word in colour, without an arrow: a high value may be a sell signal. */
  readonly lean?: { readonly text: string; readonly way: ChangeDirection }
  /** Tooltip: what it is based on. */
  readonly title?: string
}

/** A calculated figure, with the service's if loaded. */
export interface FigureRow {
  readonly label: string
  /** Draws both values as bars, as shares of the longest: −1 to 1. */
  readonly bar?: { readonly ours: number | null; readonly service: number | null }
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** The service's minus ours, undefined if one is missing. */
  readonly difference?: ShownFigure | undefined
}
