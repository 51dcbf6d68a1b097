import type { Events } from '../../../src-shared/contract/events'
import type { Emitter } from '../../platform/events/emitter'
import type { Chart } from '../../market/chart'
import { mirroredStates, type MirroredState } from './mirrored-states'
import type { Announce, SessionServices, WindowUpdates } from './service-session'
import type { Parts } from './session-events'

type Unsubscribe = () => void

export function windowUpdates(parts: Parts, services: SessionServices, announce: Announce): WindowUpdates {
  const { watchlist, credits, spending, market, profile, marketFigures, contact, refused } = parts
  const { budget } = spending
  const { board, candles, charts, fearGreed, coinList } = market

  /** @param touched other events after which the state is sent */
  function mirrored<Name extends keyof Events>(
    event: Name,
    state: () => Events[Name],
    changed: readonly Emitter<Events[Name]>[],
    touched: readonly Pick<Emitter<unknown>, 'on'>[] = []
  ): MirroredState {
    const send = (): void => announce(event)(state())
    const subscribe = (): (() => void) => {
      const unsubscribes = [
        ...changed.map(one => one.on(announce(event))),
        ...touched.map(one => one.on(send))
      ]
      return () => unsubscribes.forEach(unsubscribe => unsubscribe())
    }
    return { send, subscribe }
  }

  const states: readonly MirroredState[] = [
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
  /** The window requests these itself when it shows them, so only later changes are sent. */
  const subscribeToParts = (): readonly Unsubscribe[] => [
    profile.responses.changed.on(announce('mappingsChanged')),
    contact.changed.on(announce('contactChanged')),
    candles.changed.on(sendCandles),
    candles.begun.on(sendCandles),
    charts.ticked.on(announce('candleTicked')),
    marketFigures.correlationChanged.on(announce('correlationChanged'))
  ]

  let unsubscribes: readonly Unsubscribe[] = []
  return {
    start: () => {
      unsubscribes = [...states.map(one => one.subscribe()), ...subscribeToParts()]
    },
    sendAll: () => {
      for (const one of states) one.send()
    },
    stop: () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
      unsubscribes = []
    }
  }
}
