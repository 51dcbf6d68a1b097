import type { Events } from '../../../src-shared/contract/events'
import type { Emitter } from '../../platform/events/emitter'
import type { Chart } from '../../market/chart'
import { mirroredStates, type MirroredState } from './mirrored-states'
import type { Announce, SessionServices, WindowUpdates } from './service-session'
import type { Parts } from './session-events'

type Listening = readonly (() => void)[]

export function windowUpdates(parts: Parts, services: SessionServices, announce: Announce): WindowUpdates {
  const { watchlist, credits, spending, market, profile, marketFigures, contact, refused } = parts
  const { budget } = spending
  const { board, candles, charts, fearGreed, coinList } = market

  /** @param touched other events after which to send the state */
  function mirrored<Name extends keyof Events>(
    event: Name,
    state: () => Events[Name],
    changed: readonly Emitter<Events[Name]>[],
    touched: readonly Pick<Emitter<unknown>, 'on'>[] = []
  ): MirroredState {
    const tell = (): void => announce(event)(state())
    const follow = (): (() => void) => {
      const stops = [...changed.map(one => one.on(announce(event))), ...touched.map(one => one.on(tell))]
      return () => stops.forEach(stop => stop())
    }
    return { tell, follow }
  }

  const whole: readonly MirroredState[] = [
    ...mirroredStates(services, announce),
    mirrored(
      'boardChanged',
      () => board.board(),
      [board.changed],
      [coinList.changed, refused.changed, watchlist.changed]
    ),
    mirrored('coinListChanged', () => coinList.state(), [], [coinList.changed]),
    mirrored('gaugeChanged', () => credits.gauge(), [credits.changed, credits.booked]),
    mirrored('budgetChanged', () => budget.state(), [budget.changed]),
    mirrored('fearGreedChanged', () => fearGreed.fearGreed(), [fearGreed.changed])
  ]

  const sendCandles = (chart: Chart): void => {
    if (charts.isShown(chart)) announce('candlesChanged')(candles.candles(chart))
  }
  /** The window requests these when it shows them, so only changes are sent. */
  const single = (): Listening => [
    profile.responses.changed.on(announce('mappingsChanged')),
    contact.changed.on(announce('contactChanged')),
    candles.changed.on(sendCandles),
    candles.begun.on(sendCandles),
    charts.ticked.on(announce('candleTicked')),
    marketFigures.correlationChanged.on(announce('correlationChanged'))
  ]

  let told: Listening = []
  return {
    begin: () => {
      told = [...whole.map(one => one.follow()), ...single()]
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
