import type { ECharts } from '../paint/echarts'
import { linesThatFit } from './tile'

/** What is asked of ECharts' own elements here; those of a treemap are rectangles that carry their label. */
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
 * Leaves on each tile the lines of its label that fit it. How a tile is shaped is known once all are laid out: before that
 * only its area is.
 * @param measureIn measures a text in a size of the labels' type, px; asked once for each size
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
    // What fits stands whole: by itself ECharts would cut it at a rim of its own.
    label.setStyle({ text, overflow: 'none' })
    // Under the pointer the tile has a style of its own.
    for (const { style } of Object.values(label.states ?? {})) if (style) style.text = text
  }
}
