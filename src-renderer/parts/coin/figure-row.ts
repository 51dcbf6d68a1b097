import type { Direction } from '../../../src-shared/format/percent'

/** A figure as it is shown. */
export interface ShownFigure {
  readonly text: string
  /** It is a change, told by colour and arrow too. */
  readonly way?: Direction
  /** What it speaks for, in a word, coloured but without an arrow: the figure itself may be high and speak for selling. */
  readonly lean?: { readonly text: string; readonly way: Direction }
  /** What it rests on, for the pointer. */
  readonly title?: string
}

/** One figure of ours, with the service's own beside it where that is kept. */
export interface FigureRow {
  readonly label: string
  readonly ours: ShownFigure
  readonly service?: ShownFigure | undefined
  /** The service's less ours; undefined where one is missing. */
  readonly difference?: ShownFigure | undefined
}
