import { z } from 'zod'
import { isZone } from '../format/zone'
import { nothing, request } from './request'
import { mostIndicators, ShownIndicator } from './layouts'
import { mostScreens, Screen } from './screener'
import { Coin } from './values'

export const views = [
  'watch',
  'market',
  'coin',
  'news',
  'alerts',
  'explorer',
  'first-contact',
  'credits',
  'settings'
] as const

export const marketTabs = ['overview', 'map', 'breadth', 'correlation', 'breakouts', 'screener'] as const

export const MarketPlace = z.object({
  tab: z.enum(marketTabs).default('overview'),
  /** `watched`: all watched coins. `top`: the largest. Otherwise a watchlist's id. */
  list: z.string().max(40).default('watched'),
  /** Number of coins in `top`. */
  top: z.number().int().min(1).max(5000).default(100),
  /** Hidden columns of the overview. */
  hidden: z
    .string()
    .max(20)
    // Its earlier name, as below.
    .transform(column => (column === 'high' ? 'fromHigh' : column))
    .array()
    .max(20)
    .readonly()
    .default(['days90', 'days365']),
  /** The saved screen on display. null = none. */
  screen: z.number().int().nullable().default(null),
  /** Days of correlation. */
  days: z.number().int().min(10).max(365).default(90),
  size: z.enum(['marketCap', 'volume']).default('marketCap'),
  /** What the map's colours show: the daily change, or over a number of days. */
  change: z.enum(['day', 'days7', 'days30', 'days90', 'days365']).default('day')
})

export const watchColumns = [
  'name',
  'hour',
  'change',
  'day',
  'days7',
  'volume',
  'fromHigh',
  'range',
  'trend',
  'days30',
  'age'
] as const

/** Saved settings and setup files may still name the distance from the high `high`. */
const WatchColumn = z
  .enum([...watchColumns, 'high'])
  .transform(column => (column === 'high' ? 'fromHigh' : column))

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** From `from` inclusive to `to` exclusive in local time. Spans midnight if `to` is earlier. */
export const QuietHours = z.object({ from: timeOfDay, to: timeOfDay }).refine(({ from, to }) => from !== to)
export type QuietHours = Readonly<z.infer<typeof QuietHours>>

export const IndicatorTemplate = z.object({
  name: z.string().trim().min(1).max(40),
  indicators: ShownIndicator.array().min(1).max(mostIndicators).readonly()
})
export type IndicatorTemplate = Readonly<z.infer<typeof IndicatorTemplate>>

export const mostTemplates = 50

const viewState = {
  view: z.enum(views),
  /** The watchlist on display. null = the first. */
  group: z.number().int().nullable(),
  /** Sort order of the watchlist. null = the user's own order. */
  sort: z.object({ column: z.enum(['coin', 'price']).or(WatchColumn), descending: z.boolean() }).nullable(),
  /** Columns the user chose, in any order. null = those that fit the width. */
  columns: WatchColumn.array().max(watchColumns.length).readonly().nullable(),
  /** Width of the watchlist in px, if the user resized it. null = automatic. */
  listWidth: z.number().min(120).max(900).nullable(),
  panel: z.boolean(),
  /** Coin on display in the coin view. null = none yet. */
  coin: Coin.nullable(),
  market: MarketPlace
}

/** User settings, shared by all services. */
export const Settings = z.object({
  /** A language tag, or `system` for the system's language. */
  language: z.string().min(2).max(35).default('system'),
  theme: z.enum(['dark', 'light', 'contrast', 'system']).default('dark'),
  /** Size of normal text, px. Everything grows with it. */
  textSize: z.number().int().min(12).max(18).default(13),
  /** The colours of up and down. red-green is usual in East Asia, blue-orange for red-green colour blindness. */
  upDown: z.enum(['green-red', 'red-green', 'blue-orange']).default('green-red'),
  /** A call expected to cost more than this needs confirmation. */
  confirmAbove: z.number().int().min(0).max(1_000_000).default(50),
  /** Credits reserved for a call of unknown price, until a higher charge was seen. */
  unknownReserve: z.number().int().min(1).max(1_000_000).default(100),
  /** Credits per day for all calls. null = no limit. */
  dailyBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /** Credits per quota period, counting every use of the key. null = no limit. */
  periodBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /**
   * Percent of each budget available to automatic updates. The rest is reserved for manual calls.
   */
  backgroundShare: z.number().int().min(0).max(100).default(70),
  /** Percent of the budgets and the quota that this computer may use. Others with the same key use the rest. */
  machineShare: z.number().int().min(1).max(100).default(100),
  /** Starts with the desktop session, hidden in the tray. */
  startAtLogin: z.boolean().default(false),
  /** Coin whose price and direction the tray shows. null = the first in the watchlist. */
  trayCoin: Coin.nullable().default(null),
  /** Drawings snap to highs, lows and closes. */
  magnet: z.boolean().default(false),
  /** Time zone of the charts, such as `Europe/Berlin`. null = the computer's. */
  chartZone: z.string().max(64).refine(isZone).nullable().default(null),
  /**
   * While these last, alerts notify only in the inbox. One summary notification follows at the end.
   */
  quietHours: QuietHours.nullable().default(null),
  /** Sorted by name. */
  indicatorTemplates: IndicatorTemplate.array().max(mostTemplates).readonly().default([]),
  screens: Screen.array().max(mostScreens).default([]),
  /** Ids of the latest commands of the palette, newest first. */
  recentCommands: z.string().max(120).array().max(8).readonly().default([]),
  /** Keys the user chose, by action, as in the list of shortcuts: `Ctrl+K`. */
  shortcuts: z.record(z.string().max(40), z.string().min(1).max(40).array().max(4).readonly()).default({}),
  /** Shortcuts of a single character work. */
  singleKeys: z.boolean().default(true),
  /** due: the welcome opens with the window. Set when a new demo begins. */
  welcome: z.enum(['due', 'done']).default('done'),
  /** Restored when the window opens again. */
  viewState: z
    .object({
      view: viewState.view.default('watch'),
      group: viewState.group.default(null),
      sort: viewState.sort.default(null),
      columns: viewState.columns.default(null),
      listWidth: viewState.listWidth.default(null),
      panel: viewState.panel.default(true),
      coin: viewState.coin.default(null),
      market: viewState.market.prefault({})
    })
    .prefault({})
})
export type Settings = z.infer<typeof Settings>

const { viewState: _viewState, ...plainSettings } = Settings.shape

/** A change leaves out fields rather than setting their defaults. */
function withoutDefaults<Shape extends Readonly<Record<string, z.ZodDefault>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, field.unwrap()])
  return Object.fromEntries(fields) as { [Name in keyof Shape]: ReturnType<Shape[Name]['unwrap']> }
}

export const settings = {
  all: request(nothing).mirrored<Settings>(),
  /** Changes the given fields and returns all settings. */
  change: request(
    z.object({ ...withoutDefaults(plainSettings), viewState: z.object(viewState).partial() }).partial()
  ).answers<Settings>()
}
