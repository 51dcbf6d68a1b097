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
  /** The coins to show: `watched`, `top`, or the ID of a watchlist. */
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

/** In local time. `to` isn't included. If `to` is earlier than `from`, quiet hours last past midnight. */
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
  /** The ID of the watchlist to show. Null for the first one. */
  group: z.number().int().nullable(),
  /** Null for the user's own order. */
  sort: z.object({ column: z.enum(['coin', 'price']).or(WatchColumn), descending: z.boolean() }).nullable(),
  /** The columns of the watchlist, in any order. If null, the watchlist shows as many columns as fit. */
  columns: WatchColumn.array().max(watchColumns.length).readonly().nullable(),
  /** In px. If null, the width is set automatically. */
  listWidth: z.number().min(120).max(900).nullable(),
  panel: z.boolean(),
  coin: Coin.nullable(),
  market: MarketPlace
}

export const Settings = z.object({
  /** A language tag, or `system`. */
  language: z.string().min(2).max(35).default('system'),
  theme: z.enum(['dark', 'light', 'contrast', 'system']).default('dark'),
  /** In px. The size of everything else is relative to it. */
  textSize: z.number().int().min(12).max(18).default(13),
  /** `red-green` is common in East Asia. `blue-orange` helps users who can't tell red from green. */
  upDown: z.enum(['green-red', 'red-green', 'blue-orange']).default('green-red'),
  /** Calls above this price need confirmation. */
  confirmAbove: z.number().int().min(0).max(1_000_000).default(50),
  /** Credits to reserve for a call of unknown price, until a higher charge is known. */
  unknownReserve: z.number().int().min(1).max(1_000_000).default(100),
  /** The limit for the credits that all calls of this app may use per day. Null for no limit. */
  dailyBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /** The limit for the credits that all uses of the key may use per quota period. Null for no limit. */
  periodBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /** The part of each budget that automatic updates may use, in percent. */
  backgroundShare: z.number().int().min(0).max(100).default(70),
  /**
   * The part of the budgets and the quota that this computer may use, in percent. The rest is for other
   * computers with the same key.
   */
  machineShare: z.number().int().min(1).max(100).default(100),
  /** Whether the app starts when the user logs in. It then only appears in the tray. */
  startAtLogin: z.boolean().default(false),
  /** The coin whose price the tray shows. Null for the first coin of the watchlist. */
  trayCoin: Coin.nullable().default(null),
  /** Whether drawings snap to highs, lows and closes. */
  magnet: z.boolean().default(false),
  /** The time zone of the charts, such as `Europe/Berlin`. Null for the computer's time zone. */
  chartZone: z.string().max(64).refine(isZone).nullable().default(null),
  /**
   * During quiet hours, alerts only appear in the inbox. When they end, a notification sums up these alerts.
   */
  quietHours: QuietHours.nullable().default(null),
  /** Sorted by name. */
  indicatorTemplates: IndicatorTemplate.array().max(mostTemplates).readonly().default([]),
  screens: Screen.array().max(mostScreens).default([]),
  /** Command IDs, newest first. */
  recentCommands: z.string().max(120).array().max(8).readonly().default([]),
  /** The keys for each action, written as in the list of shortcuts: `Ctrl+K`. */
  shortcuts: z.record(z.string().max(40), z.string().min(1).max(40).array().max(4).readonly()).default({}),
  /** Whether single-character shortcuts work. */
  singleKeys: z.boolean().default(true),
  /** If this is `due`, the welcome screen opens. It's set for a new demo profile. */
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

/** Removes the defaults, because a change must not reset the settings that it leaves out. */
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
