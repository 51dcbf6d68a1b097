import { untrack } from 'svelte'
import { isFollowing } from '../../../charts/scales/visible-range'
import { barsInView } from '../candles/bars-in-view'
import { chartSummary } from '../candles/chart-words'
import type { OpenChart } from './open-chart.svelte'
import { spokenIndicators } from './spoken-indicators'

/** The summary is announced once the chart hasn't changed for this time. */
const restMs = 1_000

/**
 * Announced to screen readers after the user has changed what the chart shows. New prices and bars only
 * update the text. Create during component setup.
 */
export class SpokenSummary {
  words = $state('')
  readonly #open: OpenChart
  /**
   * Identifies what is drawn. It is '' if nothing is drawn, and doesn't change when new bars scroll the
   * chart.
   */
  readonly #subject = $derived.by(() => {
    const { candles, bars, visibleRange, setup, shown, name, facts } = this.#open
    if (!candles || !visibleRange || !shown || !facts) return ''
    const place = isFollowing(visibleRange, candles.slots) ? '' : Math.round(visibleRange.from)
    const shownKeys = setup.indicators.items.filter(({ isHidden }) => !isHidden).map(({ key }) => key)
    return [name, bars?.label, Math.round(visibleRange.to - visibleRange.from), place, ...shownKeys].join(' ')
  })
  readonly #newest = $derived.by(() => this.#open.facts?.newestBar)
  #announced = ''

  constructor(open: OpenChart) {
    this.#open = open
    $effect(() => {
      const subject = this.#subject
      void this.#newest
      if (subject === '') return
      untrack(() => this.#begin(subject))
      const timer = setTimeout(() => {
        this.words = this.#written()
        if (this.#announced !== subject) open.announcement = this.words
        this.#announced = subject
      }, restMs)
      return () => clearTimeout(timer)
    })
  }

  /** The first summary isn't announced, because the user hasn't changed anything yet. */
  #begin(subject: string): void {
    if (this.#announced !== '') return
    this.#announced = subject
    this.words = this.#written()
  }

  #written(): string {
    const { candles, indicators, visibleRange, setup } = this.#open
    if (!candles) return ''
    const span = barsInView(candles, visibleRange)
    return chartSummary(candles, span, spokenIndicators(setup.indicators.items, indicators.values, span.last))
  }
}
