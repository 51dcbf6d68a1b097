import type { ChartChoices, ChartCount, LayoutContent, Link } from '@contract'

type Part = Partial<ChartChoices>

/**
 * Positions of the visible charts (0 to 3). If there are two, these are the active chart and the one next to
 * it.
 */
export function chartsOnScreen({
  count,
  active
}: Pick<LayoutContent, 'count' | 'active'>): readonly number[] {
  if (count === 1) return [active]
  return count === 4 ? [0, 1, 2, 3] : active < 2 ? [0, 1] : [2, 3]
}

/** `SOL`, or `SOL/ETH` for a ratio. */
export const chartName = ({ coin, over }: Pick<ChartChoices, 'coin' | 'over'>): string | null =>
  coin === null || over === undefined ? coin : `${coin}/${over}`

/** Changes a chart. Linked properties also change in the other charts. A new coin replaces a ratio. */
export function withChart<Layout extends LayoutContent>(layout: Layout, at: number, change: Part): Layout {
  const part = change.coin === undefined ? change : { over: undefined, ...change }
  const shared = sharedPart(layout.links, part)
  const charts = layout.charts.map((chart, place) =>
    place === at ? { ...chart, ...part } : Object.keys(shared).length > 0 ? { ...chart, ...shared } : chart
  )
  return { ...layout, charts }
}

export function withActive<Layout extends LayoutContent>(layout: Layout, active: number): Layout {
  return { ...layout, active }
}

/**
 * Changes how many charts are visible. A chart that hasn't been used copies the active one, except its coin
 * if coins aren't linked.
 */
export function withCount<Layout extends LayoutContent>(layout: Layout, count: ChartCount): Layout {
  const { charts, active, links } = layout
  const model = charts[active]
  const isOnScreen = chartsOnScreen({ count, active })
  const begun = charts.map((chart, at) => {
    if (!model || at === active || chart.coin !== null || !isOnScreen.includes(at)) return chart
    return links.coin ? model : { ...model, coin: null, over: undefined }
  })
  return { ...layout, count, charts: begun }
}

/** Linking copies the active chart's value to the others. */
export function withLink<Layout extends LayoutContent>(layout: Layout, link: Link, isOn: boolean): Layout {
  const links = { ...layout.links, [link]: isOn }
  const active = layout.charts[layout.active]
  return active ? withChart({ ...layout, links }, layout.active, active) : { ...layout, links }
}

function sharedPart(links: LayoutContent['links'], { coin, over, interval, built }: Part): Part {
  return {
    ...(links.coin && coin !== undefined ? { coin, over } : {}),
    ...(links.interval && interval !== undefined ? { interval, built: built ?? null } : {})
  }
}
