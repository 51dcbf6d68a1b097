import type { CandleChart } from '../../../charts/candle-chart'
import type { Palette } from '../../../charts/palette'
import { paintWords } from './dom-painter'

/** What is printed around a chart's picture, so that it can stand alone. */
export interface PictureWords {
  readonly coin: string
  readonly interval: string
  readonly name: string | null
  /** Given where it shows an earlier time: which one. */
  readonly replay: string | null
  /** The candle that is read, in figures. */
  readonly reading: string
  /** Where the candles come from and how old they are. */
  readonly source: string
  /** In which zone its times are. */
  readonly zone: string
  readonly savedAt: string
}

/** Device pixels to a CSS pixel: sharp in print and on any screen. */
export const pictureRatio = 2
const edge = 14
const head = 54
const foot = 46

/** The chart as it is seen, with what it is and where it comes from printed on it. @throws where no canvas can be had */
export function chartPicture(
  chart: CandleChart,
  stage: HTMLElement,
  palette: Palette,
  words: PictureWords
): HTMLCanvasElement {
  const drawn = chart.rendered(pictureRatio)
  const [width, height] = [drawn.width / pictureRatio, drawn.height / pictureRatio]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * pictureRatio)
  canvas.height = Math.round((head + height + foot) * pictureRatio)
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('no canvas')
  ink.scale(pictureRatio, pictureRatio)
  ink.fillStyle = palette.surface
  ink.fillRect(0, 0, width, head + height + foot)
  ink.drawImage(drawn, 0, head, width, height)
  const { left, top } = stage.getBoundingClientRect()
  paintWords(ink, stage, { left, top: top - head })
  printHead(ink, width, palette, words)
  printFoot(ink, width, head + height, palette, words)
  return canvas
}

function printHead(
  ink: CanvasRenderingContext2D,
  width: number,
  palette: Palette,
  words: PictureWords
): void {
  const write = writer(ink, palette)
  let x = write(words.coin, edge, 20, palette.text, 600, 16) + 8
  x = write(words.interval, x, 20, palette.text, 600, 13) + 8
  if (words.name) x = write(words.name, x, 20, palette.textQuiet, 400, 13) + 8
  if (words.replay) write(`Replay as of ${words.replay}`, x + 4, 20, palette.accent, 600, 13)
  write('Candlewick', width - edge, 20, palette.textQuiet, 600, 11, 'right')
  write(words.reading, edge, 40, palette.text, 400, 11)
  line(ink, width, head - 1, palette)
}

function printFoot(
  ink: CanvasRenderingContext2D,
  width: number,
  top: number,
  palette: Palette,
  words: PictureWords
): void {
  const write = writer(ink, palette)
  line(ink, width, top, palette)
  write(words.source, edge, top + 16, palette.text, 400, 11)
  write(words.zone, edge, top + 33, palette.textQuiet, 400, 11)
  write(words.savedAt, width - edge, top + 33, palette.textQuiet, 400, 11, 'right')
}

type Write = (
  text: string,
  x: number,
  y: number,
  color: string,
  weight: number,
  size: number,
  align?: CanvasTextAlign
) => number

/** Writes words; answers with where they end. */
function writer(ink: CanvasRenderingContext2D, { font }: Palette): Write {
  return (text, x, y, color, weight, size, align = 'left') => {
    ink.font = `${weight} ${size}px ${font}`
    ink.fillStyle = color
    ink.textAlign = align
    ink.textBaseline = 'middle'
    ink.fillText(text, x, y)
    return x + ink.measureText(text).width
  }
}

function line(ink: CanvasRenderingContext2D, width: number, y: number, palette: Palette): void {
  ink.fillStyle = palette.line
  ink.fillRect(0, y, width, 1)
}

/** A canvas as the bytes of a PNG file. @throws where it cannot be made into one */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!made) throw new Error('no picture')
  return made
}
