import type { CoinName } from '@contract'
import { nameBeside } from '../../../src-shared/format/coin'
import { formatPrice } from '../../../src-shared/format/price'
import { catalogue } from '../../../src-shared/indicators/catalogue'
import { intervalMs } from '../../../src-shared/interval'
import { m } from '../../../src-shared/messages/m'
import { alertWords } from '../../../src-shared/words/alert'
import { withIndicator } from '../../charts/scene/added-indicator'
import type { Mirror } from '../../state/mirror'
import { operationWords, summaryWords } from '../../words/operation'
import { sectionIds, settingsOf, settingWords } from '../../words/setting-words'
import type { Command } from './command'
import type { Sentence } from './sentence'

type Interval = keyof typeof intervalMs
const intervals = Object.keys(intervalMs) as readonly Interval[]

/** Everything that can be done from anywhere, in the order shown before the user types. */
export function commandsOf(mirror: Mirror): readonly Command[] {
  return [
    ...views(mirror),
    ...actions(mirror),
    ...chart(mirror),
    ...alerts(mirror),
    ...operations(mirror),
    ...settingEntries(mirror)
  ]
}

/** Opens a coin's page, which adds it to no list and makes no call. */
export const coinCommand = (mirror: Mirror, { symbol, name }: CoinName): Command => ({
  id: `coin:${symbol}`,
  group: 'coins',
  label: symbol,
  detail: nameBeside(symbol, name) || undefined,
  run: () => mirror.coinPage.open(symbol)
})

export function sentenceCommand(mirror: Mirror, sentence: Sentence): Command {
  switch (sentence.kind) {
    case 'alert': {
      const { coin, is, price } = sentence
      const words = { coin, price: formatPrice(price) }
      return {
        id: 'sentence',
        group: 'alerts',
        label: is === 'above' ? m.palette.alert.above(words) : m.palette.alert.below(words),
        run: () =>
          (mirror.alerts.wanted = {
            ...{ coin, price, alert: null },
            anyOf: [[{ kind: 'price', is, value: price }]]
          })
      }
    }
    case 'interval':
      return {
        id: 'sentence',
        group: 'chart',
        label: m.palette.coin.interval(sentence),
        run: () => showChart(mirror, { coin: sentence.coin, interval: sentence.interval, built: null })
      }
    case 'convert':
      return {
        id: 'sentence',
        group: 'actions',
        label: m.palette.convert(sentence),
        run: () => {
          const { amount, from, to } = sentence
          Object.assign(mirror.converter, { amount, from, to })
          mirror.converter.open()
        }
      }
  }
}

function showChart(
  { layouts, settings }: Mirror,
  part: Parameters<Mirror['layouts']['changeChart']>[1]
): void {
  if (layouts.shown) layouts.changeChart(layouts.shown.active, part)
  settings.go({ view: 'watch' })
}

function views({ settings }: Mirror): readonly Command[] {
  const all = [
    { view: 'watch', label: m.shell.rail.watch(), keys: 'Ctrl+1' },
    { view: 'market', label: m.marketView.market(), keys: 'Ctrl+2' },
    { view: 'news', label: m.common.news(), keys: 'Ctrl+3' },
    { view: 'alerts', label: m.common.alerts(), keys: 'Ctrl+4' },
    { view: 'explorer', label: m.common.explorer(), keys: 'Ctrl+5' },
    { view: 'credits', label: m.common.credits(), keys: 'Ctrl+6' },
    { view: 'settings', label: m.common.settings(), keys: 'Ctrl+7' }
  ] as const
  return all.map(({ view, label, keys }) => ({
    ...{ id: `view:${view}`, group: 'views', label, keys },
    run: () => settings.go({ view })
  }))
}

function actions({
  alerts: state,
  connection,
  converter,
  layouts,
  palette,
  schedule,
  settings,
  watchlists
}: Mirror) {
  const { coin } = layouts
  const isPaused = schedule.status.value?.paused === true
  const all: readonly Command[] = [
    ...(coin === null
      ? []
      : [
          {
            ...{ id: 'alert:new', group: 'actions' as const, label: m.palette.alert.new({ coin }) },
            run: () => (state.wanted = { coin, price: null, alert: null })
          }
        ]),
    {
      ...{ id: 'coin:find', group: 'actions', label: m.shell.addFindCoin(), keys: '/' },
      run: () => {
        watchlists.isSearchAsked = true
        settings.go({ view: 'watch' })
      }
    },
    {
      ...{ id: 'convert', group: 'actions', label: m.shell.convertAmount(), keys: 'Ctrl+E' },
      run: () => converter.open()
    },
    ...(isPaused
      ? [
          {
            ...{ id: 'resume', group: 'actions' as const, label: m.shell.pause.resume() },
            run: () => void schedule.resume()
          }
        ]
      : [
          {
            ...{ id: 'pause:hour', group: 'actions' as const, label: m.shell.pause.hour() },
            run: () => void schedule.pauseFor('hour')
          },
          {
            ...{ id: 'pause', group: 'actions' as const, label: m.shell.pause.untilResumed() },
            run: () => void schedule.pause()
          }
        ]),
    ...(['dark', 'light', 'contrast', 'system'] as const).map((theme): Command => ({
      ...{ id: `theme:${theme}`, group: 'actions', label: m.palette.theme[theme]() },
      run: () => void settings.change({ theme })
    })),
    {
      ...{ id: 'connect', group: 'actions', label: m.shell.enterKey() },
      run: () => (connection.asked = true)
    },
    {
      ...{ id: 'shortcuts', group: 'actions', label: m.palette.shortcuts.open(), keys: '?' },
      run: () => (palette.areShortcutsOpen = true)
    }
  ]
  return all
}

function chart(mirror: Mirror): readonly Command[] {
  const { layouts } = mirror
  const active = layouts.active
  return [
    ...intervals.map((interval): Command => ({
      ...{ id: `interval:${interval}`, group: 'chart', label: m.palette.chart.interval({ interval }) },
      run: () => showChart(mirror, { interval, built: null })
    })),
    ...layouts.all.map(({ id, name }): Command => ({
      ...{ id: `layout:${id}`, group: 'chart', label: m.palette.chart.layout({ layout: name }) },
      run: () => {
        void layouts.show(id)
        mirror.settings.go({ view: 'watch' })
      }
    })),
    ...catalogue.map((definition): Command => ({
      ...{ id: `indicator:${definition.id}`, group: 'chart' },
      label: m.palette.chart.addIndicator({ indicator: definition.name() }),
      run: () => showChart(mirror, { indicators: withIndicator(active?.indicators ?? [], definition.id) })
    }))
  ]
}

const alerts = ({ alerts: state }: Mirror): readonly Command[] =>
  (state.alerts.value?.alerts ?? []).map(alert => ({
    ...{ id: `alert:${alert.id}`, group: 'alerts' },
    label: m.palette.alert.edit({ alert: alertWords(alert) }),
    run: () => (state.wanted = { coin: alert.coin ?? '', price: null, alert })
  }))

const operations = ({ explorer, settings }: Mirror): readonly Command[] =>
  (explorer.operations.value ?? []).map(({ name, price }) => ({
    ...{ id: `operation:${name}`, group: 'operations', label: operationWords(name), price },
    detail: `${summaryWords(name)} · ${name}`,
    run: () => {
      settings.go({ view: 'explorer' })
      explorer.choose(name)
    }
  }))

const settingEntries = ({ settings }: Mirror): readonly Command[] =>
  sectionIds.flatMap(settingsOf).map(id => {
    const { label } = settingWords(id)
    return {
      ...{ id: `setting:${id}`, group: 'settings', label },
      run: () => {
        settings.sought = label
        settings.go({ view: 'settings' })
      }
    }
  })
