import type { Bar } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'
import { Playback, type Speed } from './playback'
import type { Recording } from './recording'

/** Steps longer than this are a jump: drawing all at once is cheaper than bar by bar. */
const longestWalk = 100

/** Asks for the next frame; answers with what calls it off. */
export type NextFrame = (draw: (now: number) => void) => () => void

const nextFrame: NextFrame = draw => {
  const asked = requestAnimationFrame(draw)
  return () => cancelAnimationFrame(asked)
}

/**
 * Recorded candles shown up to one bar, and on from there. What is shown holds no later bar, so that whatever is
 * computed from it cannot know one.
 */
export class Replay {
  readonly recording: Recording
  /** What is drawn: grows bar by bar going forward, and is another one after going back or jumping. */
  candles = $state.raw() as Candles
  /** The bar shown last, by its index in the recording. */
  bar = $state(0)
  /** The bar that came last by a step forward; null after a jump. */
  tick = $state.raw<Bar | null>(null)
  isPlaying = $state(false)
  speed = $state<Speed>(5)
  readonly #put: (bar: Bar) => void
  readonly #nextFrame: NextFrame
  #stop: (() => void) | null = null

  /** @param put draws one more bar on the candles shown, and has what is computed from them take it. */
  constructor(recording: Recording, bar: number, put: (bar: Bar) => void, frames = nextFrame) {
    this.recording = recording
    this.#put = put
    this.#nextFrame = frames
    this.#show(this.#within(bar))
  }

  get isAtEnd(): boolean {
    return this.bar === this.recording.size - 1
  }

  /** The opening time of the bar shown last, epoch ms. */
  get time(): number {
    return this.recording.timeOf(this.bar)
  }

  /** Goes by so many bars; back is negative. */
  step(bars: number): void {
    const target = this.#within(this.bar + bars)
    if (bars < 0 || bars > longestWalk) return this.jump(target)
    while (this.bar < target) {
      const next = this.recording.bar(this.bar + 1)
      if (!next) return
      this.bar++
      this.#put(next)
      this.tick = next
    }
  }

  /** Shows the recording up to a bar. */
  jump(bar: number): void {
    const target = this.#within(bar)
    if (target !== this.bar) this.#show(target)
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  /** Goes on by itself until the last bar recorded. */
  play(): void {
    if (this.isPlaying || this.isAtEnd) return
    this.isPlaying = true
    const playback = new Playback()
    let before: number | null = null
    const draw = (now: number): void => {
      const due = playback.due(before === null ? 0 : now - before, this.speed)
      before = now
      if (due > 0) this.step(due)
      if (this.isAtEnd) this.pause()
      else this.#stop = this.#nextFrame(draw)
    }
    this.#stop = this.#nextFrame(draw)
  }

  pause(): void {
    this.#stop?.()
    this.#stop = null
    this.isPlaying = false
  }

  #show(bar: number): void {
    this.bar = bar
    this.tick = null
    this.candles = this.recording.until(bar)
  }

  #within(bar: number): number {
    return Math.min(Math.max(0, Math.round(bar)), this.recording.size - 1)
  }
}
