import { createECharts, type ECharts } from './echarts'

interface Changes {
  readonly themed: () => void
  readonly sized: (box: DOMRectReadOnly) => void
}

/** Reports theme and size changes until `remove` is called. */
export function mountECharts(
  host: HTMLElement,
  { themed, sized }: Changes
): { readonly chart: ECharts; readonly remove: () => void } {
  const chart = createECharts(host)
  const themes = new MutationObserver(themed)
  themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-up-down'] })
  const sizes = new ResizeObserver(([entry]) => entry && sized(entry.contentRect))
  sizes.observe(host)
  return {
    chart,
    remove() {
      themes.disconnect()
      sizes.disconnect()
      chart.dispose()
    }
  }
}
