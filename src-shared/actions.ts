import { drawingKindNames, drawingKinds, type DrawingKind } from './drawings/catalogue'
import { catalogue } from './indicators/catalogue'
import { intervalMs } from './interval'
import { m } from './messages/m'

export interface Action {
  readonly label: () => string
  readonly keys?: readonly string[]
}

type ToolAction = `draw:${DrawingKind}`

export const toolActionNames = drawingKindNames.map((kind): ToolAction => `draw:${kind}`)

const toolActions = Object.fromEntries(
  drawingKindNames.map((kind): [string, Action] => {
    const { name, key } = drawingKinds[kind]
    return [`draw:${kind}`, { label: name, keys: [key] }]
  })
) as Readonly<Record<ToolAction, Action>>

export const actions = {
  'view:watch': { label: m.shell.rail.watch, keys: ['Ctrl+1'] },
  'view:market': { label: m.marketView.market, keys: ['Ctrl+2'] },
  'view:news': { label: m.common.news, keys: ['Ctrl+3'] },
  'view:alerts': { label: m.common.alerts, keys: ['Ctrl+4'] },
  'view:explorer': { label: m.common.explorer, keys: ['Ctrl+5'] },
  'view:credits': { label: m.common.credits, keys: ['Ctrl+6'] },
  'view:settings': { label: m.common.settings, keys: ['Ctrl+7'] },
  'window:ticker': { label: m.windows.ticker.open },
  'window:chart': { label: m.windows.chart.open },
  'window:watchlist': { label: m.windows.watchlist.open },
  'alert:new': { label: m.alerts.form.newTitle },
  'coin:find': { label: m.watchlist.search, keys: ['/'] },
  back: { label: m.palette.go.back, keys: ['Alt+←'] },
  forward: { label: m.palette.go.forward, keys: ['Alt+→'] },
  convert: { label: m.shell.convertAmount, keys: ['Ctrl+E'] },
  resume: { label: m.shell.pause.resumeHint },
  'pause:hour': { label: m.shell.pause.hour },
  pause: { label: m.shell.pause.untilResumed },
  'theme:dark': { label: m.palette.theme.dark },
  'theme:light': { label: m.palette.theme.light },
  'theme:contrast': { label: m.palette.theme.contrast },
  'theme:system': { label: m.palette.theme.system },
  connect: { label: m.shell.enterKey },
  palette: { label: m.palette.open, keys: ['Ctrl+K'] },
  shortcuts: { label: m.palette.shortcuts.open, keys: ['?', 'F1'] },
  welcome: { label: m.welcome.open },
  about: { label: m.palette.about },
  'chart:maximize': { label: m.shell.keys.maximizeChart, keys: ['Alt+Enter'] },
  'chart:date': { label: m.chart.goTo.title, keys: ['Alt+G'] },
  'chart:layouts': { label: m.shell.keys.layouts, keys: ['Alt+L'] },
  'chart:zoomIn': { label: m.palette.zoom.in, keys: ['+'] },
  'chart:zoomOut': { label: m.palette.zoom.out, keys: ['−'] },
  'chart:showAll': { label: m.palette.chart.showAll, keys: ['0'] },
  'chart:first': { label: m.palette.chart.first, keys: ['Home'] },
  'chart:last': { label: m.palette.chart.last, keys: ['End'] },
  'chart:compare': { label: m.comparison.overlay.title },
  'chart:replay': { label: m.layouts.replay.start },
  'chart:table': { label: m.chartExport.menu.showTable },
  'chart:savePicture': { label: m.chartExport.menu.savePicture },
  'chart:saveCandles': { label: m.chartExport.menu.saveCandles },
  'chart:copyPicture': { label: m.chartExport.menu.copyPicture },
  'chart:copyCandles': { label: m.chartExport.menu.copyCandles },
  ...toolActions,
  'draw:measure': { label: m.drawings.tools.measure, keys: ['M', 'Shift+drag'] },
  'draw:magnet': { label: m.drawings.tools.snap }
} as const satisfies Readonly<Record<string, Action>>

export type ActionName = keyof typeof actions

export const windowActions = {
  'zoom-in': { label: m.palette.zoom.in, keys: ['Ctrl++'] },
  'zoom-out': { label: m.palette.zoom.out, keys: ['Ctrl+−'] },
  'zoom-reset': { label: m.palette.zoom.reset, keys: ['Ctrl+0'] },
  'full-screen': { label: m.palette.fullScreen, keys: ['F11'] },
  close: { label: m.palette.closeWindow, keys: ['Ctrl+W'] },
  quit: { label: m.tray.quit, keys: ['Ctrl+Q'] }
} as const satisfies Readonly<Record<string, Action>>

export type WindowAction = keyof typeof windowActions

export const intervalActions = (Object.keys(intervalMs) as (keyof typeof intervalMs)[]).map(interval => ({
  id: `interval:${interval}`,
  interval,
  label: () => m.palette.chart.interval({ interval })
}))

export const indicatorActions = catalogue.map(({ id, name, short }) => ({
  id: `indicator:${id}`,
  indicator: id,
  name,
  short,
  label: () => m.palette.chart.addIndicator({ indicator: name() })
}))

export const styleActions = (['candles', 'hollow', 'heikin-ashi', 'bars', 'line', 'area'] as const).map(
  style => ({ id: `style:${style}`, style, label: m.chart.styles[style] })
)

export const scaleActions = (['linear', 'log', 'percent'] as const).map(scale => ({
  id: `scale:${scale}`,
  scale,
  label: m.chart.scaleNames[scale]
}))
