import { actions, windowActions, type Action, type ActionName } from '../../src-shared/actions'
import { m } from '../../src-shared/messages/m'
import { keysOf, type OwnShortcuts } from '../../src-shared/shortcuts'

interface Shortcut {
  readonly keys: readonly string[]
  readonly does: string
  readonly id?: ActionName
}

interface Place {
  readonly place: string
  readonly keys: readonly Shortcut[]
}

const windowKeys = Object.values(windowActions).map(({ label, keys }: Action) => ({
  keys: keys ?? [],
  does: label()
}))

export function shortcutPlaces(own: OwnShortcuts): readonly Place[] {
  const of = (...starts: readonly string[]): readonly Shortcut[] =>
    (Object.keys(actions) as readonly ActionName[])
      .filter(id => starts.some(start => id.startsWith(start)))
      .map(id => ({ id, keys: keysOf(id, own), does: actions[id].label() }))
  return [
    {
      place: m.shell.keys.everywhere(),
      keys: [
        ...of('palette', 'shortcuts', 'coin:', 'back', 'forward', 'convert', 'alert:', 'connect', 'welcome'),
        ...of('about', 'resume', 'pause', 'theme:'),
        { keys: ['Tab', 'Shift+Tab'], does: m.shell.keys.controls() },
        { keys: ['Esc'], does: m.shell.keys.leaveCoin() },
        { keys: ['Ctrl+Z'], does: m.shell.keys.undo() },
        { keys: ['Esc'], does: m.shell.keys.close() }
      ]
    },
    { place: m.shell.rail.label(), keys: of('view:') },
    { place: m.palette.window(), keys: [...of('window:'), ...windowKeys] },
    {
      place: m.common.watchlist(),
      keys: [
        { keys: ['↑', '↓'], does: m.shell.keys.selectCoin() },
        { keys: ['Alt+↑', 'Alt+↓'], does: m.shell.keys.moveCoin() },
        { keys: ['Enter'], does: m.coin.link.openChart() },
        { keys: ['Delete'], does: m.shell.keys.removeCoin() }
      ]
    },
    {
      place: m.layouts.charts(),
      keys: [
        { keys: ['Alt+1', 'Alt+4'], does: m.shell.keys.charts() },
        ...of('chart:'),
        { keys: ['←', '→'], does: m.shell.keys.candles() },
        { keys: ['Page ↑', 'Page ↓'], does: m.shell.keys.scrollPage() }
      ]
    },
    {
      place: m.shell.keys.replay(),
      keys: [
        { keys: ['Space'], does: m.shell.keys.replayPlay() },
        { keys: ['←', '→'], does: m.shell.keys.replayStep() },
        { keys: ['Home', 'End'], does: m.shell.keys.replayEnds() },
        { keys: ['Esc'], does: m.chart.replayBar.leave() }
      ]
    },
    {
      place: m.common.explorer(),
      keys: [{ keys: ['Ctrl+Enter'], does: m.shell.keys.runOperation() }]
    },
    {
      place: m.common.news(),
      keys: [
        { keys: ['j', 'k'], does: m.shell.keys.headlines() },
        { keys: ['Space'], does: m.shell.keys.headlineSummary() },
        { keys: ['Enter'], does: m.shell.keys.headlineLink() }
      ]
    },
    {
      place: m.shell.keys.drawing(),
      keys: [
        ...of('draw:'),
        { keys: ['←', '↑', '→', '↓'], does: m.shell.keys.drawingMove() },
        { keys: ['Enter'], does: m.shell.keys.drawingPoint() },
        { keys: ['[', ']'], does: m.shell.keys.drawingSelect() },
        { keys: ['Delete'], does: m.shell.keys.drawingRemove() },
        { keys: ['Ctrl+Z', 'Ctrl+Y'], does: m.shell.keys.drawingUndo() },
        { keys: ['A'], does: m.shell.keys.alertAtPointer() },
        { keys: ['Esc'], does: m.shell.keys.drawingLeave() }
      ]
    }
  ]
}
