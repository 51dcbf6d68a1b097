import { m } from '../../src-shared/messages/m'

/** Keyboard shortcuts by place. Keys joined by `+` are pressed together. */
export const shortcuts: readonly {
  readonly place: string
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[]
}[] = [
  {
    place: m.shell.keys.everywhere(),
    keys: [
      { keys: ['Ctrl+K'], does: m.palette.open() },
      { keys: ['?', 'F1'], does: m.palette.shortcuts.open() },
      { keys: ['Ctrl+1', 'Ctrl+2'], does: m.shell.keys.views() },
      { keys: ['Tab', 'Shift+Tab'], does: m.shell.keys.controls() },
      { keys: ['Ctrl+E'], does: m.shell.convertAmount() },
      { keys: ['Alt+←', 'Esc'], does: m.shell.keys.leaveCoin() },
      { keys: ['Ctrl+Z'], does: m.shell.keys.undo() },
      { keys: ['Esc'], does: m.shell.keys.close() }
    ]
  },
  {
    place: m.common.watchlist(),
    keys: [
      { keys: ['/'], does: m.shell.addFindCoin() },
      { keys: ['↑', '↓'], does: m.shell.keys.selectCoin() },
      { keys: ['Alt+↑', 'Alt+↓'], does: m.shell.keys.moveCoin() },
      { keys: ['Enter'], does: m.shell.keys.openChart() },
      { keys: ['Delete'], does: m.shell.keys.removeCoin() }
    ]
  },
  {
    place: m.layouts.charts(),
    keys: [
      { keys: ['Alt+1', 'Alt+4'], does: m.shell.keys.charts() },
      { keys: ['Alt+Enter'], does: m.shell.keys.maximizeChart() },
      { keys: ['Alt+G'], does: m.chart.goTo.title() },
      { keys: ['Alt+L'], does: m.shell.keys.layouts() },
      { keys: ['←', '→'], does: m.shell.keys.candles() },
      { keys: ['Page ↑', 'Page ↓'], does: m.shell.keys.scrollPage() },
      { keys: ['+', '−', '0'], does: m.shell.keys.zoom() },
      { keys: ['Home', 'End'], does: m.shell.keys.chartEnds() }
    ]
  },
  {
    place: m.shell.keys.replay(),
    keys: [
      { keys: ['Space'], does: m.shell.keys.replayPlay() },
      { keys: ['←', '→'], does: m.shell.keys.replayStep() },
      { keys: ['Home', 'End'], does: m.shell.keys.replayEnds() },
      { keys: ['Esc'], does: m.shell.keys.replayLeave() }
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
      { keys: ['T', 'H'], does: m.shell.keys.drawLines() },
      { keys: ['F', 'R'], does: m.shell.keys.drawAreas() },
      { keys: ['C', 'N', 'B'], does: m.shell.keys.drawOthers() },
      { keys: ['M', 'Shift+drag'], does: m.drawings.tools.measure() },
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
