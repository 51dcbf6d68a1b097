import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { nothing, request } from './request'
import { Coin, Interval } from './values'

export const OutputStyle = z.object({
  /** An index into the chart's colours, so that the line follows the theme. */
  hue: z.union([z.number().int().min(0).max(99), z.enum(['up', 'down'])]).optional(),
  width: z.number().min(0.5).max(10).optional(),
  dash: z.enum(['solid', 'dashed', 'dotted']).optional()
})
export type OutputStyle = z.infer<typeof OutputStyle>

const name = z.string().min(1).max(60)

/** An indicator in a chart. Elsewhere, its ID and values are checked against the indicator catalogue. */
export const ShownIndicator = z.object({
  /** The window chooses this key, which is unique within the chart. */
  key: z.string().min(1).max(120),
  indicator: name,
  values: z.record(name, z.number()).readonly(),
  styles: z.record(name, OutputStyle).readonly(),
  isHidden: z.boolean()
})
export type ShownIndicator = Readonly<z.infer<typeof ShownIndicator>>

export const mostIndicators = 25

export const ChartStyle = z.object({
  style: z.enum(['candles', 'hollow', 'heikin-ashi', 'bars', 'line', 'area']),
  scale: z.enum(['linear', 'log', 'percent'])
})
export type ChartStyle = Readonly<z.infer<typeof ChartStyle>>

/**
 * The length of bars that are combined from several candles, in minutes. They last at most a day or a whole
 * number of days.
 */
export const BuiltMinutes = z
  .number()
  .int()
  .min(2)
  .max(28 * 1440)
  .refine(minutes => minutes <= 1440 || minutes % 1440 === 0)

/**
 * The visible range. `from` and `to` are times, or positions relative to the latest candle if the chart
 * follows it.
 */
export const ChartView = z
  .object({ series: z.string().min(1).max(100), isFollowing: z.boolean(), from: z.number(), to: z.number() })
  .refine(({ from, to }) => from < to)
export type ChartView = Readonly<z.infer<typeof ChartView>>

export const ChartChoices = z.object({
  coin: Coin.nullable(),
  /** If it's set, the chart shows the coin's closes divided by the closes of this other coin. */
  over: Coin.optional(),
  interval: Interval,
  built: BuiltMinutes.nullable().optional(),
  indicators: ShownIndicator.array().max(mostIndicators).readonly(),
  look: ChartStyle,
  compared: Coin.array().max(5).readonly().optional(),
  /**
   * Whether the chart shows support and resistance levels, which are calculated from the last closed day or
   * week.
   */
  pivots: z.boolean().optional(),
  view: ChartView.optional()
})
export type ChartChoices = Readonly<z.infer<typeof ChartChoices>>

export const links = ['coin', 'interval', 'crosshair', 'range'] as const
export type Link = (typeof links)[number]

export const chartCounts = [1, 2, 4] as const
export type ChartCount = (typeof chartCounts)[number]

/** There are always four charts, even if fewer are shown. */
export const LayoutContent = z.object({
  count: z.literal(chartCounts),
  charts: ChartChoices.array().length(4).readonly(),
  /** The index of the chart to which clicks and keys apply. */
  active: z.number().int().min(0).max(3),
  links: z.object({ coin: z.boolean(), interval: z.boolean(), crosshair: z.boolean(), range: z.boolean() })
})
export type LayoutContent = Readonly<z.infer<typeof LayoutContent>>

export interface Layout extends LayoutContent {
  readonly id: number
  readonly name: string
}

export interface SavedLayouts {
  /** All layouts, in the user's order. Never empty. */
  readonly layouts: readonly Layout[]
  readonly shown: number
}

const id = z.number().int().positive()
export const LayoutName = z
  .string()
  .trim()
  .min(1, 'layout-name-empty' satisfies InputIssue)
  .max(40, 'layout-name-long' satisfies InputIssue)

/** Every change of a layout is saved. Each request returns all layouts. */
export const layouts = {
  all: request(nothing).answers<SavedLayouts>(),
  show: request(z.object({ id })).answers<SavedLayouts>(),
  /** Creates a layout at position `at`, or at the end if `at` is null, and shows it. */
  create: request(
    z.object({ name: LayoutName, content: LayoutContent, at: z.number().int().min(0).nullable() })
  ).answers<SavedLayouts>(),
  rename: request(z.object({ id, name: LayoutName })).answers<SavedLayouts>(),
  change: request(z.object({ id, content: LayoutContent })).answers<SavedLayouts>(),
  remove: request(z.object({ id })).answers<SavedLayouts>()
}
