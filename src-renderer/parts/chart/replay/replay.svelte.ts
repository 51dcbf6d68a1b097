import type { IndicatorBar } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'
import { Playback, type Speed } from './playback'
import type { ReplayRecording } from './recording'

/**
 * In bars. A longer step replaces all candles at once, because it would take longer to add the bars one by
 * one.
 */
const longestWalk = 100

/** Returns a function that cancels the frame. */
export type NextFrame = (draw: (now: number) => void) => () => void

const nextFrame: NextFrame = draw => {
  const frame = requestAnimationFrame(draw)
  return () => cancelAnimationFrame(frame)
}

/** The visible candles contain no later bars, so indicators can't depend on future prices. */
export class Replay {
  readonly recording: ReplayRecording
  /** The visible candles. A step forward adds bars to this object, a step back or a jump replaces it. */
  candles = $state.raw() as Candles
  bar = $state(0)
  /** Null after a jump or a step back. */
  tick = $state.raw<IndicatorBar | null>(null)
  isPlaying = $state(false)
  speed = $state<Speed>(5)
  readonly #put: (bar: IndicatorBar) => void
  readonly #nextFrame: NextFrame
  #stop: (() => void) | null = null

  /** @param put draws one more bar and updates everything calculated from the candles */
  constructor(recording: ReplayRecording, bar: number, put: (bar: IndicatorBar) => void, frames = nextFrame) {
    this.recording = recording
    this.#put = put
    this.#nextFrame = frames
    this.#show(this.#within(bar))
  }

  get isAtEnd(): boolean {
    return this.bar === this.recording.size - 1
  }

  /** When the last visible bar opens, epoch ms. */
  get time(): number {
    return this.recording.timeOf(this.bar)
  }

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

  jump(bar: number): void {
    const target = this.#within(bar)
    if (target !== this.bar) this.#show(target)
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

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
