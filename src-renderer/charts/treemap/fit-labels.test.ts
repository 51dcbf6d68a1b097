import { expect, it } from 'vitest'
import type { ECharts } from '../paint/echarts'
import { fitLabels } from './fit-labels'

/** A tile as ECharts creates it. `truncate` means that ECharts cuts off labels at its own margin. */
function tile(text: string, width: number, height: number) {
  const style = { text, fontSize: 11, lineHeight: 14, overflow: 'truncate' }
  const label = { style, setStyle: (next: object) => Object.assign(style, next) }
  return { style, element: { shape: { width, height }, getTextContent: () => label } }
}

it('shows only label lines that fit a tile in full', () => {
  const tiles = [tile('AVAX\n-2.37 %', 80, 60), tile('AVAX\n-2.37 %', 40, 60), tile('AVAX\n-2.37 %', 20, 60)]
  const chart = { getZr: () => ({ storage: { getDisplayList: () => tiles.map(({ element }) => element) } }) }
  fitLabels(chart as unknown as ECharts, () => text => text.length * 8)
  expect(tiles.map(({ style }) => [style.text, style.overflow])).toEqual([
    ['AVAX\n-2.37 %', 'none'],
    ['AVAX', 'none'],
    ['', 'none']
  ])
})
