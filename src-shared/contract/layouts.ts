import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { nothing, request } from './request'
import { Coin, Interval } from './values'

/** How one output of an indicator is drawn, where a person chose otherwise than it comes. */
export const OutputStyle = z.object({
  /** One of the chart's hues, so that it follows the theme. */
  hue: z.union([z.number().int().min(0).max(99), z.enum(['up', 'down'])]).optional(),
  width: z.number().min(0.5).max(10).optional(),
  dash: z.enum(['solid', 'dashed', 'dotted']).optional()
})
export type OutputStyle = z.infer<typeof OutputStyle>

const name = z.string().min(1).max(60)

/** One indicator on a chart. Which ones there are, and what their values may be, is the catalogue's to know. */
export const ShownIndicator = z.object({
  /** Made by the window, its own within the chart. */
  key: z.string().min(1).max(120),
  indicator: name,
  values: z.record(name, z.number()).readonly(),
  /** By output. */
  styles: z.record(name, OutputStyle).readonly(),
  isHidden: z.boolean()
})
export type ShownIndicator = Readonly<z.infer<typeof ShownIndicator>>

export const mostIndicators = 25

/** How prices are drawn. */
export const Look = z.object({
  style: z.enum(['candles', 'hollow', 'heikin-ashi', 'bars', 'line', 'area']),
  scale: z.enum(['linear', 'log', 'percent'])
})
export type Look = Readonly<z.infer<typeof Look>>

/** How long a bar can be that is built from candles: so many minutes of a day, or so many whole days. */
export const BuiltMinutes = z
  .number()
  .int()
  .min(2)
  .max(28 * 1440)
  .refine(minutes => minutes <= 1440 || minutes % 1440 === 0)

/** What is in view of a series: times, or, where its newest candle is followed, slots counted from that. */
export const ChartView = z
  .object({ series: z.string().min(1).max(80), isFollowing: z.boolean(), from: z.number(), to: z.number() })
  .refine(({ from, to }) => from < to)
export type ChartView = Readonly<z.infer<typeof ChartView>>

/** What a person chose for one chart. */
export const ChartChoices = z.object({
  /** null = none chosen yet. */
  coin: Coin.nullable(),
  interval: Interval,
  /** Bars of so many minutes are built from that interval's candles, and shown instead of them. */
  built: BuiltMinutes.nullable().optional(),
  indicators: ShownIndicator.array().max(mostIndicators).readonly(),
  look: Look,
  /** Coins drawn beside the chart's own, in percent. */
  compared: Coin.array().max(5).readonly().optional(),
  /** Support and resistance of the last closed day or week are drawn. */
  pivots: z.boolean().optional(),
  /** Where one was last looking. */
  view: ChartView.optional()
})
export type ChartChoices = Readonly<z.infer<typeof ChartChoices>>

/** What charts beside each other share. */
export const links = ['coin', 'interval', 'crosshair', 'range'] as const
export type Link = (typeof links)[number]

/** How many charts a layout can show. */
export const chartCounts = [1, 2, 4] as const
export type ChartCount = (typeof chartCounts)[number]

/** A window full of charts. It always has four, however many are shown: showing fewer loses none. */
export const LayoutContent = z.object({
  count: z.literal(chartCounts),
  charts: ChartChoices.array().length(4).readonly(),
  /** The chart that clicks and keys act on, 0 to 3. */
  active: z.number().int().min(0).max(3),
  links: z.object({ coin: z.boolean(), interval: z.boolean(), crosshair: z.boolean(), range: z.boolean() })
})
export type LayoutContent = Readonly<z.infer<typeof LayoutContent>>

export interface Layout extends LayoutContent {
  readonly id: number
  readonly name: string
}

export interface KeptLayouts {
  /** In the person's order; there is always at least one. */
  readonly layouts: readonly Layout[]
  /** The id of the one on screen. */
  readonly shown: number
}

const id = z.number().int().positive()
export const LayoutName = z
  .string()
  .trim()
  .min(1, 'layout-name-empty' satisfies InputIssue)
  .max(40, 'layout-name-long' satisfies InputIssue)

/** A layout is kept with every change made to it. Each request answers with all layouts. */
export const layouts = {
  all: request(nothing).answers<KeptLayouts>(),
  show: request(z.object({ id })).answers<KeptLayouts>(),
  /** Makes a layout and shows it; `at` is its place among the others, null = the last. */
  create: request(
    z.object({ name: LayoutName, content: LayoutContent, at: z.number().int().min(0).nullable() })
  ).answers<KeptLayouts>(),
  rename: request(z.object({ id, name: LayoutName })).answers<KeptLayouts>(),
  change: request(z.object({ id, content: LayoutContent })).answers<KeptLayouts>(),
  remove: request(z.object({ id })).answers<KeptLayouts>()
}
