import type { Events } from '../../../src-shared/contract/events'
import type { Emitter } from '../../platform/events/emitter'
import type { Chart } from '../../market/chart'
import type { Announce, WindowTold } from './service-session'
import type { Parts } from './session-events'

type Listening = readonly (() => void)[]

/** State that is sent to the window as a whole. */
interface Mirrored {
  tell(): void
  follow(): Listening
}

export function windowTold(parts: Parts, announce: Announce): WindowTold {
  const { watchlist, credits, spending, market, alerts, schedule, profile, displayCurrency } = parts
  const { drawings, coinNotes, serviceComparison, answers, marketFigures, screener, contact, refused } = parts
  const { budget } = spending
  const { board, candles, charts, fearGreed, coinList, news } = market

  /** @param touched events that change the state without carrying it */
  function mirrored<Name extends keyof Events>(
    event: Name,
    state: () => Events[Name],
    changed: readonly Emitter<Events[Name]>[],
    touched: readonly Pick<Emitter<unknown>, 'on'>[] = []
  ): Mirrored {
    const tell = (): void => announce(event)(state())
    const follow = (): Listening => [
      ...changed.map(one => one.on(announce(event))),
      ...touched.map(one => one.on(tell))
    ]
    return { tell, follow }
  }

  const whole: readonly Mirrored[] = [
    mirrored('watchlistsChanged', () => watchlist.lists(), [watchlist.changed]),
    mirrored(
      'boardChanged',
      () => board.board(),
      [board.changed],
      [coinList.changed, refused.changed, watchlist.changed]
    ),
    mirrored('coinListChanged', () => coinList.state(), [], [coinList.changed]),
    mirrored('gaugeChanged', () => credits.gauge(), [credits.changed, credits.booked]),
    mirrored('budgetChanged', () => budget.state(), [budget.changed]),
    mirrored('fearGreedChanged', () => fearGreed.fearGreed(), [fearGreed.changed]),
    mirrored('newsChanged', () => news.list(), [news.changed]),
    mirrored('displayCurrencyChanged', () => displayCurrency.state(), [displayCurrency.changed]),
    mirrored('profileChanged', () => profile.lessons(), [profile.changed]),
    mirrored('scheduleChanged', () => schedule.status(), [schedule.changed]),
    mirrored('alertsChanged', () => alerts.service.state(), [alerts.service.changed])
  ]

  const candlesCame = (chart: Chart): void => {
    if (charts.isShown(chart)) announce('candlesChanged')(candles.candles(chart))
  }
  /** The window requests the items it shows, so only single changes are sent. */
  const single = (): Listening => [
    serviceComparison.changed.on(announce('serviceComparisonChanged')),
    answers.changed.on(announce('answerChanged')),
    profile.responses.changed.on(announce('mappingsChanged')),
    contact.changed.on(announce('contactChanged')),
    candles.changed.on(candlesCame),
    candles.begun.on(candlesCame),
    charts.ticked.on(announce('candleTicked')),
    drawings.changed.on(announce('drawingsChanged')),
    coinNotes.changed.on(announce('coinNoteChanged')),
    marketFigures.changed.on(announce('marketFiguresChanged')),
    marketFigures.correlationChanged.on(announce('correlationChanged')),
    screener.changed.on(announce('screenChanged'))
  ]

  let told: Listening = []
  return {
    begin: () => {
      told = [...whole.flatMap(one => one.follow()), ...single()]
    },
    all: () => {
      for (const one of whole) one.tell()
    },
    end: () => {
      for (const stop of told) stop()
      told = []
    }
  }
}
