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

/** What is looked at in Market. */
export const MarketPlace = z.object({
  tab: z.enum(marketTabs).default('overview'),
  /** `watched`: all watched coins; `top`: the largest; else a group's number. */
  list: z.string().max(40).default('watched'),
  /** How many of the largest. */
  top: z.number().int().min(1).max(5000).default(100),
  /** Columns of the overview that are not shown. */
  hidden: z.string().max(20).array().max(20).readonly().default(['days90', 'days365']),
  /** The saved screen that is shown; null = none. */
  screen: z.number().int().nullable().default(null),
  /** Of correlation. */
  days: z.number().int().min(10).max(365).default(90),
  /** What the map's areas show. */
  size: z.enum(['marketCap', 'volume']).default('marketCap'),
  /** What the map's colours show: the change over a day, or so many days. */
  change: z.enum(['day', 'days7', 'days30', 'days90', 'days365']).default('day')
})

/** What the watchlist can show of a coin beside its price. */
export const watchColumns = [
  'name',
  'hour',
  'change',
  'day',
  'days7',
  'volume',
  'high',
  'range',
  'trend',
  'days30',
  'age'
] as const

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** From a time of day up to, but without, another, over midnight where that comes first; by this computer's clocks. */
export const QuietHours = z.object({ from: timeOfDay, to: timeOfDay }).refine(({ from, to }) => from !== to)
export type QuietHours = Readonly<z.infer<typeof QuietHours>>

/** Indicators that are shown together, under a name. */
export const IndicatorTemplate = z.object({
  name: z.string().trim().min(1).max(40),
  indicators: ShownIndicator.array().min(1).max(mostIndicators).readonly()
})
export type IndicatorTemplate = Readonly<z.infer<typeof IndicatorTemplate>>

export const mostTemplates = 50

/** Where one is in the window. */
const viewState = {
  view: z.enum(views),
  /** The group of coins looked at; null = the first. */
  group: z.number().int().nullable(),
  /** How the watchlist is sorted; null = in the person's own order. */
  sort: z.object({ column: z.enum(['coin', 'price', ...watchColumns]), descending: z.boolean() }).nullable(),
  /** The columns a person chose, in whatever order; null = those that suit the width. */
  columns: z.enum(watchColumns).array().max(watchColumns.length).readonly().nullable(),
  /** Of the watchlist, px, as drawn by hand; null = as wide as suits the window. */
  listWidth: z.number().min(120).max(900).nullable(),
  panel: z.boolean(),
  /** Whose page the coin view shows; null = nobody's yet. */
  coin: Coin.nullable(),
  market: MarketPlace
}

/** What a person sets, kept for all services alike. */
export const Settings = z.object({
  theme: z.enum(['dark', 'light', 'system']).default('dark'),
  /** Up and down colours: green-red, or blue-orange for those who tell green from red with difficulty. */
  upDown: z.enum(['green-red', 'blue-orange']).default('green-red'),
  /** A call expected to cost more than this asks first. */
  confirmAbove: z.number().int().min(0).max(1_000_000).default(50),
  /** Held for a call whose price nobody knows yet, until a dearer one was charged. */
  unknownReserve: z.number().int().min(1).max(1_000_000).default(100),
  /** Credits a day, all calls together; null = no limit of our own. */
  dailyBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /** Credits from one renewal of the service's quota to the next, whoever uses the key; null = no limit of our own. */
  periodBudget: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  /** Percent of each budget for what runs by itself: the rest is kept for what a person asks by hand. */
  backgroundShare: z.number().int().min(0).max(100).default(70),
  /** Starts with the session, hidden in the tray. */
  startAtLogin: z.boolean().default(false),
  /** The coin whose price and direction the tray shows; null = the first of the watchlist. */
  trayCoin: Coin.nullable().default(null),
  /** What is drawn on a chart snaps to highs, lows and closes. */
  magnet: z.boolean().default(false),
  /** The zone charts tell times in, as `Europe/Berlin`; null = this computer's. */
  chartZone: z.string().max(64).refine(isZone).nullable().default(null),
  /** When no notification comes of alerts: what they notice waits in the inbox, and is told in one when they are over. */
  quietHours: QuietHours.nullable().default(null),
  /** In the order of their names. */
  indicatorTemplates: IndicatorTemplate.array().max(mostTemplates).readonly().default([]),
  /** Conditions on a list of coins, saved by name. */
  screens: Screen.array().max(mostScreens).default([]),
  /** Where one was: restored when the window opens again. */
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

export const settings = {
  all: request(nothing).answers<Settings>(),
  /** Changes the fields given and answers with all. */
  change: request(
    z
      .object({
        theme: Settings.shape.theme.unwrap(),
        upDown: Settings.shape.upDown.unwrap(),
        confirmAbove: Settings.shape.confirmAbove.unwrap(),
        unknownReserve: Settings.shape.unknownReserve.unwrap(),
        dailyBudget: Settings.shape.dailyBudget.unwrap(),
        periodBudget: Settings.shape.periodBudget.unwrap(),
        backgroundShare: Settings.shape.backgroundShare.unwrap(),
        startAtLogin: Settings.shape.startAtLogin.unwrap(),
        trayCoin: Settings.shape.trayCoin.unwrap(),
        magnet: Settings.shape.magnet.unwrap(),
        chartZone: Settings.shape.chartZone.unwrap(),
        quietHours: Settings.shape.quietHours.unwrap(),
        indicatorTemplates: Settings.shape.indicatorTemplates.unwrap(),
        screens: Settings.shape.screens.unwrap(),
        /** The fields given; the others stay as they are. */
        viewState: z.object(viewState).partial()
      })
      .partial()
  ).answers<Settings>()
}
