import type { Chart } from '../market/chart'
import type { Announce, WindowTold } from './service-session'
import type { Parts } from './session-events'

/** What the window is told of each part, as events that carry the whole state of their concept. */
export function windowTold(parts: Parts, announce: Announce): WindowTold {
  const { watchlist, credits, spending, market, alerts, schedule, profile, displayCurrency } = parts
  const { drawings, coinNotes, serviceComparison, answers, marketFigures, screener, contact, refused } = parts
  const { budget } = spending
  const { board, candles, charts, fearGreed, coinList, news } = market
  const tellBoard = (): void => announce('boardChanged')(board.board())
  const candlesCame = (chart: Chart): void => {
    if (charts.isShown(chart)) announce('candlesChanged')(candles.candles(chart))
  }
  let told: readonly (() => void)[] = []
  return {
    begin: () => {
      told = [
        ...[credits.changed, credits.booked].map(one => one.on(announce('gaugeChanged'))),
        displayCurrency.changed.on(announce('displayCurrencyChanged')),
        budget.changed.on(announce('budgetChanged')),
        board.changed.on(announce('boardChanged')),
        serviceComparison.changed.on(announce('serviceComparisonChanged')),
        answers.changed.on(announce('answerChanged')),
        contact.changed.on(announce('contactChanged')),
        candles.changed.on(candlesCame),
        charts.ticked.on(announce('candleTicked')),
        alerts.service.changed.on(announce('alertsChanged')),
        drawings.changed.on(announce('drawingsChanged')),
        coinNotes.changed.on(announce('coinNoteChanged')),
        profile.changed.on(announce('profileChanged')),
        marketFigures.changed.on(announce('marketFiguresChanged')),
        marketFigures.correlationChanged.on(announce('correlationChanged')),
        screener.changed.on(announce('screenChanged')),
        fearGreed.changed.on(announce('fearGreedChanged')),
        news.changed.on(announce('newsChanged')),
        schedule.changed.on(announce('scheduleChanged')),
        watchlist.changed.on(announce('watchlistsChanged')),
        coinList.changed.on(() => announce('coinListChanged')(coinList.state())),
        ...[coinList.changed, refused.changed, watchlist.changed].map(one => one.on(tellBoard))
      ]
    },
    all: () => {
      announce('watchlistsChanged')(watchlist.lists())
      tellBoard()
      announce('coinListChanged')(coinList.state())
      announce('gaugeChanged')(credits.gauge())
      announce('budgetChanged')(budget.state())
      announce('fearGreedChanged')(fearGreed.fearGreed())
      announce('newsChanged')(news.list())
      announce('displayCurrencyChanged')(displayCurrency.state())
      announce('profileChanged')(profile.lessons())
      announce('scheduleChanged')(schedule.status())
      announce('alertsChanged')(alerts.service.state())
    },
    end: () => {
      for (const stop of told) stop()
      told = []
    }
  }
}
