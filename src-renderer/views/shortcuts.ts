import { actions, windowActions, type Action } from '../../src-shared/actions'
import { m } from '../../src-shared/messages/m'

interface Shortcut {
  readonly keys: readonly string[]
  readonly does: string
}

/** Actions whose name starts with one of these, and that have a shortcut. */
const of = (all: Readonly<Record<string, Action>>, ...starts: readonly string[]): readonly Shortcut[] =>
  Object.entries(all)
    .filter(([name]) => starts.some(start => name.startsWith(start)))
    .flatMap(([, { label, keys = [] }]) => (keys.length > 0 ? [{ keys, does: label() }] : []))

/** Keyboard shortcuts by place. Keys joined by `+` are pressed together. */
export const shortcuts: readonly {
  readonly place: string
  readonly keys: readonly Shortcut[]
}[] = [
  {
    place: m.shell.keys.everywhere(),
    keys: [
      ...of(actions, 'palette', 'shortcuts', 'coin:', 'back', 'forward', 'convert'),
      { keys: ['Tab', 'Shift+Tab'], does: m.shell.keys.controls() },
      { keys: ['Esc'], does: m.shell.keys.leaveCoin() },
      { keys: ['Ctrl+Z'], does: m.shell.keys.undo() },
      { keys: ['Esc'], does: m.shell.keys.close() }
    ]
  },
  { place: m.shell.rail.label(), keys: of(actions, 'view:') },
  { place: m.palette.window(), keys: of(windowActions, '') },
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
      ...of(actions, 'chart:'),
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
      ...of(actions, 'draw:'),
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
