import { z } from 'zod'
import { ChartChoices } from './layouts'
import { nothing, request } from './request'
import { views } from './settings'
import { Coin } from './values'

/** The kinds of windows that the user can open in addition to the main window. */
export const windowKinds = ['ticker', 'chart', 'watchlist'] as const
export type WindowKind = (typeof windowKinds)[number]

/** Decided by the main process. A page can't change it. */
export interface OwnWindow {
  readonly kind: 'main' | WindowKind
}

const Kind = z.enum(windowKinds)

export const windows = {
  own: request(nothing).answers<OwnWindow>(),
  /** Shows the ticker if it's already open. False if there are too many windows of this kind. */
  open: request(
    z.discriminatedUnion('kind', [
      z.object({ kind: Kind.extract(['ticker', 'watchlist']) }),
      z.object({ kind: Kind.extract(['chart']), chart: ChartChoices })
    ])
  ).answers<boolean>(),
  /** Brings the main window to the front. */
  goTo: request(z.object({ view: z.enum(views), coin: Coin.nullable() })).answers<void>(),
  /** The main window ignores this. */
  close: request(nothing).answers<void>()
}
