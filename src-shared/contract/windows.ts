import { z } from 'zod'
import { ChartChoices } from './layouts'
import { nothing, request } from './request'
import { views } from './settings'
import { Coin } from './values'

/** The kinds of windows that the user can open in addition to the main window. */
export const windowKinds = ['ticker', 'chart', 'watchlist'] as const
export type WindowKind = (typeof windowKinds)[number]

/**
 * The kind of the window in which the page runs. The main process decides this, and a page can't change it.
 */
export interface OwnWindow {
  readonly kind: 'main' | WindowKind
}

const Kind = z.enum(windowKinds)

export const windows = {
  own: request(nothing).answers<OwnWindow>(),
  /**
   * Opens a window. If the ticker is already open, shows it. Returns false if there are too many windows of
   * this kind.
   */
  open: request(
    z.discriminatedUnion('kind', [
      z.object({ kind: Kind.extract(['ticker', 'watchlist']) }),
      z.object({ kind: Kind.extract(['chart']), chart: ChartChoices })
    ])
  ).answers<boolean>(),
  /** Shows a view in the main window and brings the window to the front. */
  goTo: request(z.object({ view: z.enum(views), coin: Coin.nullable() })).answers<void>(),
  /** Closes the window that sends this request, unless it's the main window. */
  close: request(nothing).answers<void>()
}
