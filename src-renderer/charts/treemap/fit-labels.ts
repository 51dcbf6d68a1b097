import type { ECharts } from '../paint/echarts'
import { linesThatFit } from './tile'

interface Tiled {
  readonly shape?: { readonly width?: number; readonly height?: number }
  getTextContent?(): Label | undefined
}

interface Label {
  readonly style: { text?: string; fontSize?: number | string; lineHeight?: number }
  readonly states?: Readonly<Record<string, { style?: { text?: string } }>>
  setStyle(style: { text: string; overflow: 'none' }): unknown
}

/**
 * Shortens labels to fit their tiles. Call this after the layout. Until then, tiles have no size.
 * @param measureIn returns a measure function for a font size in px; called once per size
 */
export function fitLabels(chart: ECharts, measureIn: (fontSize: number) => (text: string) => number): void {
  const measures = new Map<number, (text: string) => number>()
  for (const element of chart.getZr().storage.getDisplayList() as readonly Tiled[]) {
    const label = element.getTextContent?.()
    const { width, height } = element.shape ?? {}
    if (!label || width === undefined || height === undefined) continue
    const lines = (label.style.text ?? '').split('\n')
    const fontSize = Number(label.style.fontSize)
    const { lineHeight = fontSize } = label.style
    const measure = measures.get(fontSize) ?? measureIn(fontSize)
    measures.set(fontSize, measure)
    const text = linesThatFit(lines, { width, height, lineHeight }, measure).join('\n')
    // Turns off ECharts' own truncation, which adds a margin and would cut off text that fits.
    label.setStyle({ text, overflow: 'none' })
    // ECharts uses a separate style while a tile is hovered.
    for (const { style } of Object.values(label.states ?? {})) if (style) style.text = text
  }
}
