import type { LayoutContent } from '../../../src-shared/contract/layouts'

export function withCoinRenamed(content: LayoutContent, from: string, to: string): LayoutContent {
  const renamed = <C extends string | null>(coin: C): C | string => (coin === from ? to : coin)
  const charts = content.charts.map(chart => ({
    ...chart,
    coin: renamed(chart.coin),
    ...(chart.over !== undefined && { over: renamed(chart.over) }),
    ...(chart.compared && { compared: [...new Set(chart.compared.map(renamed))] })
  }))
  return { ...content, charts }
}
