import type { Events } from '../../src-shared/contract/events'
import type { Emitter } from '../events/emitter'
import type { Chart } from '../market/candle-book'
import type { Announce, WindowTold } from './service-session'
import type { Parts } from './session-events'

/** What the window is told of each part, as events that carry the whole state of their concept. */
export function windowTold(parts: Parts, announce: Announce): WindowTold {
  const { watchlist, credits, spending, market, alerts, schedule, profile, displayCurrency } = parts
  const { drawings, coinNotes, serviceComparison, answers, marketFigures, screener, contact, refused } = parts
  const { budget } = spending
  const { board, candles, charts, fearGreed, coinList, news } = market
  const relay = <Name extends keyof Events>(emitter: Emitter<Events[Name]>, name: Name): (() => void) =>
    emitter.on(payload => announce(name, payload))
  const tellBoard = (): void => announce('boardChanged', board.board())
  const candlesCame = (chart: Chart): void => {
    if (charts.isShown(chart)) announce('candlesChanged', candles.candles(chart))
  }
  let told: readonly (() => void)[] = []
  return {
    begin: () => {
      told = [
        ...[credits.changed, credits.booked].map(one => relay(one, 'gaugeChanged')),
        relay(displayCurrency.changed, 'displayCurrencyChanged'),
        relay(budget.changed, 'budgetChanged'),
        relay(board.changed, 'boardChanged'),
        relay(serviceComparison.changed, 'serviceComparisonChanged'),
        relay(answers.changed, 'answerChanged'),
        relay(contact.changed, 'contactChanged'),
        candles.changed.on(candlesCame),
        relay(charts.ticked, 'candleTicked'),
        relay(alerts.service.changed, 'alertsChanged'),
        relay(drawings.changed, 'drawingsChanged'),
        relay(coinNotes.changed, 'coinNoteChanged'),
        relay(profile.changed, 'profileChanged'),
        relay(marketFigures.changed, 'marketFiguresChanged'),
        relay(marketFigures.correlationChanged, 'correlationChanged'),
        relay(screener.changed, 'screenChanged'),
        relay(fearGreed.changed, 'fearGreedChanged'),
        relay(news.changed, 'newsChanged'),
        relay(schedule.changed, 'scheduleChanged'),
        relay(watchlist.changed, 'watchlistsChanged'),
        coinList.changed.on(() => announce('coinListChanged', coinList.state())),
        ...[coinList.changed, refused.changed, watchlist.changed].map(one => one.on(tellBoard))
      ]
    },
    all: () => {
      announce('watchlistsChanged', watchlist.lists())
      tellBoard()
      announce('coinListChanged', coinList.state())
      announce('gaugeChanged', credits.gauge())
      announce('budgetChanged', budget.state())
      announce('fearGreedChanged', fearGreed.fearGreed())
      announce('newsChanged', news.list())
      announce('displayCurrencyChanged', displayCurrency.state())
      announce('profileChanged', profile.lessons())
      announce('scheduleChanged', schedule.status())
      announce('alertsChanged', alerts.service.state())
    },
    end: () => {
      for (const stop of told) stop()
      told = []
    }
  }
}
