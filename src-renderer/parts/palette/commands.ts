import type { Alert, AlertScope, CoinName, Interval, Settings } from '@contract'
import {
  actions,
  indicatorActions,
  intervalActions,
  scaleActions,
  styleActions,
  toolActionNames,
  type Action,
  type ActionName
} from '../../../src-shared/actions'
import { distinctName } from '../../../src-shared/format/coin'
import { m } from '../../../src-shared/messages/m'
import { startOfDay } from '../../../src-shared/time'
import { alertWords } from '../../../src-shared/words/alert'
import { withIndicator } from '../../charts/scene/added-indicator'
import type { ChartAction } from '../../state/charts.svelte'
import type { Mirror } from '../../state/mirror'
import { switchDemo } from '../../coins/demo-market'
import { openChartWindow, openWindow } from '../../coins/open-window'
import type { ViewState } from '../../state/settings.svelte'
import { operationWords } from '../../../src-shared/words/operation'
import { hourCostWords } from '../../words/hour-cost'
import { summaryWords } from '../../words/operation'
import { sectionIds, settingSections, settingsOf, settingWords } from '../../words/setting-words'
import type { Command } from './command'
import { keywordsOf } from './keywords'
import { pressOnChart } from './press-on-chart'
import type { Sentence, SentenceAbout } from './sentence'

/** All commands, in the order they are listed before the user types. */
export function commandsOf(mirror: Mirror): readonly Command[] {
  return [
    ...[...actionCommands(mirror), ...demo(mirror), hourCost(mirror), ...chart(mirror)].map(withKeywords),
    ...alerts(mirror),
    ...[...operations(mirror), ...settingEntries(mirror)].map(withKeywords)
  ]
}

const withKeywords = (command: Command): Command => ({ ...command, keywords: keywordsOf(command.id) })

/** Opens the coin's page, but doesn't add the coin to a list or make a call. */
export const coinCommand = (mirror: Mirror, { symbol, name }: CoinName): Command => ({
  id: `coin:${symbol}`,
  group: 'coins',
  label: symbol,
  detail: distinctName(symbol, name) || undefined,
  run: () => mirror.coinPage.open(symbol)
})

/** Null if the watchlist doesn't exist. */
export function sentenceCommand(mirror: Mirror, sentence: Sentence): Command | null {
  switch (sentence.kind) {
    case 'alert': {
      const { about, condition } = sentence
      const anyOf = [[condition]]
      const scope = scopeOf(mirror, about)
      const coin = typeof about === 'object' && 'coin' in about ? about.coin : null
      if (scope === null && coin === null) return null
      return {
        id: 'sentence',
        group: 'alerts',
        label: m.palette.alert.create({ alert: alertWords({ anyOf, coin, scope }) }),
        run: () =>
          (mirror.alerts.wanted = {
            coin: coin ?? '',
            price: null,
            alert: null,
            anyOf,
            ...(scope && { scope })
          })
      }
    }
    case 'interval': {
      const { coin, interval, built } = sentence
      const words = barWords(sentence)
      return {
        id: 'sentence',
        group: 'chart',
        label:
          coin === null
            ? m.palette.chart.interval({ interval: words })
            : m.palette.coin.interval({ coin, interval: words }),
        run: () => showChart(mirror, { ...(coin !== null && { coin }), interval, built })
      }
    }
    case 'ratio': {
      const { coin, other: over } = sentence
      // If the coin's prices are in this currency, the ratio is the coin's own chart.
      if (mirror.displayCurrency.ownMoney({ coin }).code === over)
        return {
          id: 'sentence',
          group: 'chart',
          label: m.ratio.back({ coin }),
          run: () => showChart(mirror, { coin })
        }
      return {
        id: 'sentence',
        group: 'chart',
        label: m.ratio.command({ name: `${coin}/${over}` }),
        detail: m.watchlist.choice.ratio(),
        run: () => showChart(mirror, { coin, over })
      }
    }
    case 'compare':
      return {
        id: 'sentence',
        group: 'chart',
        label: m.palette.compare(sentence),
        run: () => {
          showChart(mirror, { coin: sentence.coin })
          // The chart asks the user to confirm, because the other coin's candles may cost credits.
          mirror.charts.wantedComparison = sentence.other
        }
      }
    case 'hour-cost':
      return hourCost(mirror)
    case 'spent':
      return {
        id: 'sentence',
        group: 'views',
        label: m.palette.spent[sentence.on](),
        run: () => {
          mirror.credits.wantedDay = startOfDay(mirror.clock.now, sentence.on === 'today' ? 0 : -1)
          mirror.settings.go({ view: 'credits' })
        }
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

function demo(mirror: Mirror): readonly Command[] {
  const { mode, leftService: address = null } = mirror.connection.connection.value ?? {}
  if (mode !== 'live' && address === null) return []
  const label =
    address === null ? m.settings.serviceRow.showDemo() : m.settings.serviceRow.leaveDemo({ address })
  return [{ id: 'demo', group: 'actions', label, run: () => void switchDemo(mirror, address === null) }]
}

/** Choosing the command opens the Credits view. */
const hourCost = ({ credits, schedule, settings }: Mirror): Command => ({
  id: 'hour-cost',
  group: 'views',
  label: hourCostWords(credits.budget.value, schedule.status.value) || m.palette.hourCost(),
  run: () => settings.go({ view: 'credits' })
})

/** Names the length of a bar: `4h`, or `1w` for bars that are combined from candles. */
function barWords({
  interval,
  built
}: {
  readonly interval: Interval
  readonly built: number | null
}): string {
  if (built === null) return interval
  const [minutes, unit] = barUnits.find(([one]) => built % one === 0) ?? [1, 'm']
  return `${built / minutes}${unit}`
}

const barUnits = [
  [7 * 1440, 'w'],
  [1440, 'd'],
  [60, 'h']
] as const

function scopeOf({ watchlists }: Mirror, about: SentenceAbout): AlertScope | null {
  if (about === 'any') return { kind: 'watched' }
  if ('coin' in about) return null
  const lists = watchlists.lists.value ?? []
  const list = lists.find(({ name }) => name.toLowerCase() === about.list.toLowerCase())
  return list ? { kind: 'list', id: list.id, name: list.name } : null
}

function showChart(
  { coinPage, layouts, settings }: Mirror,
  part: Parameters<Mirror['layouts']['changeChart']>[1]
): void {
  const isPage = settings.showInMain === null && settings.viewState?.view === 'coin'
  const ofPage = isPage && coinPage.coin !== null ? { coin: coinPage.coin } : {}
  if (layouts.shown) layouts.changeChart(layouts.shown.active, { ...ofPage, ...part })
  settings.go({ view: 'watch' })
}

function actionCommands(mirror: Mirror): readonly Command[] {
  const isPaused = mirror.schedule.status.value?.paused === true
  const doing = doingOf(mirror)
  return (Object.keys(actions) as readonly ActionName[])
    .filter(id => (id === 'resume' ? isPaused : !isPaused || !id.startsWith('pause')))
    .map((id): Command => {
      const { label }: Action = actions[id]
      const keys = mirror.settings.keys(id)
      return { id, group: groupOf(id), keys, label: label(), run: doing[id] }
    })
}

function groupOf(id: ActionName): Command['group'] {
  if (id.startsWith('view:')) return 'views'
  return /^(chart|draw):/.test(id) ? 'chart' : 'actions'
}

function doingOf(mirror: Mirror): Readonly<Record<ActionName, () => void>> {
  const {
    alerts: state,
    app,
    charts,
    connection,
    converter,
    layouts,
    palette,
    places,
    schedule,
    settings,
    windows
  } = mirror
  const view = (name: ViewState['view']) => () => settings.go({ view: name })
  const theme = (name: Settings['theme']) => () => void settings.change({ theme: name })
  const open = (kind: 'ticker' | 'watchlist') => () => void openWindow(mirror, kind)
  const press = (id: keyof typeof actions & `${'chart' | 'draw'}:${string}`) => () => {
    const { keys }: Action = actions[id]
    pressOnChart(mirror, keys?.[0] ?? '')
  }
  const tools = Object.fromEntries(toolActionNames.map(id => [id, press(id)])) as Record<
    (typeof toolActionNames)[number],
    () => void
  >
  const onChart = (id: ChartAction) => () => {
    settings.go({ view: 'watch' })
    mirror.charts.act(id)
  }
  return {
    // A separate window already shows a chart or a coin, so this command goes to the main window.
    'view:watch': () =>
      settings.showInMain === null
        ? settings.go({ view: 'watch' })
        : windows.goTo({ view: 'watch', coin: null }),
    'view:market': view('market'),
    'view:news': view('news'),
    'view:alerts': view('alerts'),
    'view:explorer': view('explorer'),
    'view:credits': view('credits'),
    'view:settings': view('settings'),
    'window:ticker': open('ticker'),
    'window:chart': () => void openChartWindow(mirror),
    'window:watchlist': open('watchlist'),
    'alert:new': () => (state.wanted = { coin: layouts.coin ?? '', price: null, alert: null }),
    'coin:find': () => {
      mirror.watchlists.isSearchFocusRequested = true
      settings.go({ view: 'watch' })
    },
    back: () => places.back(),
    forward: () => places.forward(),
    convert: () => converter.open(),
    resume: () => void schedule.resume(),
    'pause:hour': () => void schedule.pauseFor('hour'),
    pause: () => void schedule.pause(),
    'theme:dark': theme('dark'),
    'theme:light': theme('light'),
    'theme:contrast': theme('contrast'),
    'theme:system': theme('system'),
    connect: () => (connection.isDialogOpen = true),
    palette: () => (palette.isOpen = true),
    shortcuts: () => (palette.areShortcutsOpen = true),
    welcome: () => (app.isWelcoming = true),
    about: () => {
      settings.sought = settingSections.about.title()
      settings.go({ view: 'settings' })
    },
    'chart:maximize': press('chart:maximize'),
    'chart:date': press('chart:date'),
    'chart:layouts': press('chart:layouts'),
    'chart:zoomIn': press('chart:zoomIn'),
    'chart:zoomOut': press('chart:zoomOut'),
    'chart:showAll': press('chart:showAll'),
    'chart:first': press('chart:first'),
    'chart:last': press('chart:last'),
    'chart:compare': () => {
      // An empty name makes the chart open its coin picker.
      charts.wantedComparison = ''
      settings.go({ view: 'watch' })
    },
    'chart:replay': onChart('chart:replay'),
    'chart:table': onChart('chart:table'),
    'chart:savePicture': onChart('chart:savePicture'),
    'chart:saveCandles': onChart('chart:saveCandles'),
    'chart:copyPicture': onChart('chart:copyPicture'),
    'chart:copyCandles': onChart('chart:copyCandles'),
    ...tools,
    'draw:measure': press('draw:measure'),
    'draw:magnet': () => void settings.change({ magnet: !settings.settings.value?.magnet })
  }
}

function chart(mirror: Mirror): readonly Command[] {
  const { layouts } = mirror
  const { active } = layouts
  const change = (part: Parameters<Mirror['layouts']['changeChart']>[1]) => () => showChart(mirror, part)
  const choices = [
    ...intervalActions.map(({ interval, ...rest }) => ({ ...rest, run: change({ interval, built: null }) })),
    ...styleActions.map(({ style, ...rest }) => ({
      ...rest,
      run: () => active && showChart(mirror, { look: { ...active.look, style } })
    })),
    ...scaleActions.map(({ scale, ...rest }) => ({
      ...rest,
      run: () => active && showChart(mirror, { look: { ...active.look, scale } })
    })),
    ...indicatorActions.map(({ id, label, short, indicator }) => ({
      id,
      label,
      detail: short(),
      run: change({ indicators: withIndicator(active?.indicators ?? [], indicator) })
    }))
  ]
  return [
    ...choices.map(({ label, ...rest }): Command => ({ ...rest, group: 'chart', label: label() })),
    ...layouts.all.map(({ id, name }): Command => ({
      id: `layout:${id}`,
      group: 'chart',
      label: m.palette.chart.layout({ layout: name }),
      run: () => {
        void layouts.show(id)
        mirror.settings.go({ view: 'watch' })
      }
    }))
  ]
}

/** A label is kept until its alert changes, because there may be a thousand alerts. */
const alertLabels = new WeakMap<Alert, string>()

function alertLabel(alert: Alert): string {
  const label = alertLabels.get(alert) ?? m.palette.alert.edit({ alert: alertWords(alert) })
  alertLabels.set(alert, label)
  return label
}

const alerts = ({ alerts: state }: Mirror): readonly Command[] =>
  (state.alerts.value?.alerts ?? []).map(alert => ({
    id: `alert:${alert.id}`,
    group: 'alerts',
    // The label is created when it's needed, because alerts aren't shown before the user types.
    get label() {
      return alertLabel(alert)
    },
    run: () => (state.wanted = { coin: alert.coin ?? '', price: null, alert })
  }))

const operations = ({ explorer, settings }: Mirror): readonly Command[] =>
  (explorer.operations.value ?? []).map(({ name, price }) => ({
    id: `operation:${name}`,
    group: 'operations',
    label: operationWords(name),
    price,
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
      id: `setting:${id}`,
      group: 'settings',
      label,
      run: () => {
        settings.sought = label
        settings.go({ view: 'settings' })
      }
    }
  })
