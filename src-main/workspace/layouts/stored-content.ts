import { parsedJson } from '../../../src-shared/json'
import { z } from 'zod'
import {
  ChartChoices,
  LayoutContent,
  ChartStyle,
  mostIndicators,
  ShownIndicator,
  type ChartChoices as Chart
} from '../../../src-shared/contract/layouts'

export const blankChart: Chart = {
  coin: null,
  interval: '1h',
  indicators: [],
  look: { style: 'candles', scale: 'linear' }
}

export const firstContent: LayoutContent = {
  count: 1,
  charts: Array.from({ length: 4 }, () => blankChart),
  active: 0,
  links: { coin: false, interval: false, crosshair: true, range: false }
}

const SoundIndicators = z
  .unknown()
  .array()
  .catch([])
  .transform(stored =>
    stored.flatMap(one => ShownIndicator.safeParse(one).data ?? []).slice(0, mostIndicators)
  )
  .readonly()

const SoundChart = z
  .object({
    coin: ChartChoices.shape.coin.catch(null),
    interval: ChartChoices.shape.interval.catch(blankChart.interval),
    indicators: SoundIndicators,
    look: ChartStyle.catch(blankChart.look),
    over: ChartChoices.shape.over.catch(undefined),
    built: ChartChoices.shape.built.catch(undefined),
    compared: ChartChoices.shape.compared.catch(undefined),
    pivots: ChartChoices.shape.pivots.catch(undefined),
    view: ChartChoices.shape.view.catch(undefined)
  })
  .catch(blankChart)

const SoundContent = z
  .object({
    count: LayoutContent.shape.count.catch(firstContent.count),
    charts: z
      .unknown()
      .array()
      .catch([])
      .transform(stored => Array.from({ length: 4 }, (_, at) => SoundChart.parse(stored[at])))
      .readonly(),
    active: LayoutContent.shape.active.catch(firstContent.active),
    links: LayoutContent.shape.links.catch(firstContent.links)
  })
  .catch(firstContent)

export function readContent(text: string): LayoutContent {
  return SoundContent.parse(parsedJson(text))
}
