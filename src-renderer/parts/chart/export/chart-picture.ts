import type { CandleChart } from '../../../charts/candle-chart'
import type { Palette } from '../../../charts/scene/palette'
import { paintWords } from './dom-painter'
import {
  fitted,
  heightOf,
  measureOn,
  printRows,
  wrapped,
  type Measure,
  type Print,
  type PrintRow
} from './print-rows'
import { m } from '../../../../src-shared/messages/m'

/** Text printed around an exported chart, so that the picture can be understood without the app. */
export interface PictureWords {
  readonly coin: string
  readonly interval: string
  readonly name: string | null
  readonly replay: string | null
  readonly reading: readonly string[]
  /** Where the candles come from and how old they are, one sentence each. */
  readonly source: readonly string[]
  readonly zone: string
  readonly savedAt: string
}

/** Device pixels per CSS pixel, for sharp prints. */
export const pictureRatio = 2
const edge = 14
const padding = 8
const small = 11

/** @throws if no canvas can be created */
export function chartPicture(
  chart: CandleChart,
  area: HTMLElement,
  palette: Palette,
  words: PictureWords
): HTMLCanvasElement {
  const drawn = chart.rendered(pictureRatio)
  const [width, height] = [drawn.width / pictureRatio, drawn.height / pictureRatio]
  const canvas = document.createElement('canvas')
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no canvas')
  const measure = measureOn(ink, palette)
  const room = width - 2 * edge
  const head = headRows(words, palette, room, measure)
  const foot = footRows(words, palette, room, measure)
  const headHeight = heightOf(head) + 2 * padding
  const full = headHeight + height + heightOf(foot) + 2 * padding
  canvas.width = Math.round(width * pictureRatio)
  canvas.height = Math.round(full * pictureRatio)
  ink.scale(pictureRatio, pictureRatio)
  ink.fillStyle = palette.surface
  ink.fillRect(0, 0, width, full)
  ink.drawImage(drawn, 0, headHeight, width, height)
  const { left, top } = area.getBoundingClientRect()
  paintWords(ink, area, { left, top: top - headHeight })
  ink.fillStyle = palette.line
  ink.fillRect(0, headHeight - 1, width, 1)
  ink.fillRect(0, headHeight + height, width, 1)
  printRows(ink, head, { top: padding, width, edge }, palette)
  printRows(ink, foot, { top: headHeight + height + padding, width, edge }, palette)
  return canvas
}

function headRows(
  { coin, interval, name, replay, reading }: PictureWords,
  palette: Palette,
  width: number,
  measure: Measure
): readonly PrintRow[] {
  const { text, textQuiet, accent, surface } = palette
  const left: readonly Print[] = [
    { text: coin, color: text, weight: 600, size: 16 },
    { text: interval, color: text, weight: 600, size: 13 },
    ...(name ? [{ text: name, color: textQuiet, weight: 400, size: 13 }] : [])
  ]
  const right = { text: m.common.appName(), color: textQuiet, weight: 600, size: small }
  const badge = {
    text: m.chartExport.picture.replay({ replay: replay ?? '' }),
    color: surface,
    weight: 600,
    size: small,
    ground: accent
  }
  const figures = reading.map(figure => ({ text: figure, color: text, weight: 400, size: small }))
  return [
    fitted({ left, right }, 2, width, measure),
    ...(replay ? [{ left: [badge] }] : []),
    ...wrapped(figures, width, measure)
  ]
}

function footRows(
  { source, zone, savedAt }: PictureWords,
  palette: Palette,
  width: number,
  measure: Measure
): readonly PrintRow[] {
  const quiet = (text: string): Print => ({ text, color: palette.textQuiet, weight: 400, size: small })
  const sentences = source.map(text => ({ ...quiet(text), color: palette.text }))
  const ends = { left: [quiet(zone)], right: quiet(savedAt) }
  const isRoom = fitted(ends, 1, width, measure).right !== undefined
  return [
    ...wrapped(sentences, width, measure),
    ...(isRoom ? [ends] : [{ left: ends.left }, { left: [ends.right] }])
  ]
}

/** @throws if encoding fails */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!made) throw new Error('no picture')
  return made
}
