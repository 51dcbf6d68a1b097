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
  /** `watched`, `top`, or the ID of a watchlist. */
  list: z.string().max(40).default('watched'),
  top: z.number().int().min(1).max(5000).default(100),
  hidden: z
    .string()
    .max(20)
    // Earlier versions called it `high`.
    .transform(column => (column === 'high' ? 'fromHigh' : column))
    .array()
    .max(20)
    .readonly()
    .default(['days90', 'days365']),
  screen: z.number().int().nullable().default(null),
  /** How many days of prices the correlation uses. */
  days: z.number().int().min(10).max(365).default(90),
  size: z.enum(['marketCap', 'volume']).default('marketCap'),
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

/** Earlier versions called `fromHigh` just `high`. */
const WatchColumn = z
  .enum([...watchColumns, 'high'])
  .transform(column => (column === 'high' ? 'fromHigh' : column))

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Local time, `to` exclusive. Spans midnight if `to` is earlier. */
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
  /** Null for the first watchlist. */
  group: z.number().int().nullable(),
  /** Null for the user's own order. */
  sort: z.object({ column: z.enum(['coin', 'price']).or(WatchColumn), descending: z.boolean() }).nullable(),
  /** The columns of the watchlist, in any order. Null for as many as fit into the width. */
  columns: WatchColumn.array().max(watchColumns.length).readonly().nullable(),
  /** In px. Null for automatic. */
  listWidth: z.number().min(120).max(900).nullable(),
  panel: z.boolean(),
  coin: Coin.nullable(),
  market: MarketPlace
}

export const Settings = z.object({
  /** A language tag, or `system`. */
  language: z.string().min(2).max(35).default('system'),
  theme: z.enum(['dark', 'light', 'contrast', 'system']).default('dark'),
  /** In px. Everything else scales with it. */
  textSize: z.number().int().min(12).max(18).default(13),
  /** `red-green` is common in East Asia. `blue-orange` helps users who can't tell red from green. */
  upDown: z.enum(['green-red', 'red-green', 'blue-orange']).default('green-red'),
  /** Calls above this price need confirmation. */
  confirmAbove: z.number().int().min(0).max(1_000_000).default(50),
  /** Credits to reserve for a call of unknown price, until a higher charge is known. */
  unknownReserve: z.number().int().min(1).max(1_000_000).default(100),
  /** Credits for all calls. Null for no limit. */
  dailyBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /** Credits for all uses of the key. Null for no limit. */
  periodBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /** Percent of each budget for automatic updates. */
  backgroundShare: z.number().int().min(0).max(100).default(70),
  /** Percent of budgets and quota. The rest is for other computers with the same key. */
  machineShare: z.number().int().min(1).max(100).default(100),
  /** Whether the app starts at login, in the tray only. */
  startAtLogin: z.boolean().default(false),
  /** Null for the watchlist's first coin. */
  trayCoin: Coin.nullable().default(null),
  /** Drawings snap to highs, lows and closes. */
  magnet: z.boolean().default(false),
  /** The time zone of the charts, such as `Europe/Berlin`. Null for the computer's time zone. */
  chartZone: z.string().max(64).refine(isZone).nullable().default(null),
  /** Alerts then only appear in the inbox. A notification at the end sums them up. */
  quietHours: QuietHours.nullable().default(null),
  /** Sorted by name. */
  indicatorTemplates: IndicatorTemplate.array().max(mostTemplates).readonly().default([]),
  screens: Screen.array().max(mostScreens).default([]),
  /** Command IDs, newest first. */
  recentCommands: z.string().max(120).array().max(8).readonly().default([]),
  /** By action, written as in the list of shortcuts: `Ctrl+K`. */
  shortcuts: z.record(z.string().max(40), z.string().min(1).max(40).array().max(4).readonly()).default({}),
  /** Whether single-character shortcuts work. */
  singleKeys: z.boolean().default(true),
  /** `due` opens the welcome screen. Set for a new demo profile. */
  welcome: z.enum(['due', 'done']).default('done'),
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

/** A change must not reset the settings it leaves out. */
function withoutDefaults<Shape extends Readonly<Record<string, z.ZodDefault>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, field.unwrap()])
  return Object.fromEntries(fields) as { [Name in keyof Shape]: ReturnType<Shape[Name]['unwrap']> }
}

export const settings = {
  all: request(nothing).mirrored<Settings>(),
  change: request(
    z.object({ ...withoutDefaults(plainSettings), viewState: z.object(viewState).partial() }).partial()
  ).answers<Settings>()
}
