import { m } from '../../src-shared/messages/m'

/** Keyboard shortcuts by place. Keys joined by `+` are pressed together. */
export const shortcuts: readonly {
  readonly place: string
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[]
}[] = [
  {
    place: m.shell.everywhere(),
    keys: [
      { keys: ['Ctrl+K'], does: m.palette.open() },
      { keys: ['?', 'F1'], does: m.palette.shortcuts.open() },
      { keys: ['Ctrl+1', 'Ctrl+2'], does: m.shell.goFirstSecondView() },
      { keys: ['Tab', 'Shift+Tab'], does: m.shell.nextPreviousControl() },
      { keys: ['Ctrl+E'], does: m.shell.convertAmount() },
      { keys: ['Alt+←', 'Esc'], does: m.shell.backFromCoin() },
      { keys: ['Ctrl+Z'], does: m.shell.undoWhileMessageOffers() },
      { keys: ['Esc'], does: m.shell.closeWhatOpen() }
    ]
  },
  {
    place: m.common.watchlist(),
    keys: [
      { keys: ['/'], does: m.shell.addFindCoin() },
      { keys: ['↑', '↓'], does: m.shell.chooseCoinAboveBelow() },
      { keys: ['Alt+↑', 'Alt+↓'], does: m.shell.moveCoinUpDown() },
      { keys: ['Enter'], does: m.shell.goChart() },
      { keys: ['Delete'], does: m.shell.removeGroup() }
    ]
  },
  {
    place: m.layouts.charts(),
    keys: [
      { keys: ['Alt+1', 'Alt+4'], does: m.shell.goFirstFourthChart() },
      { keys: ['Alt+Enter'], does: m.shell.oneChartAloneAll() },
      { keys: ['Alt+G'], does: m.chart.goTo.title() },
      { keys: ['Alt+L'], does: m.shell.chooseSaveLinkLayouts() },
      { keys: ['←', '→'], does: m.shell.readCandleBeforeAfter() },
      { keys: ['Page ↑', 'Page ↓'], does: m.shell.moveViewPage() },
      { keys: ['+', '−', '0'], does: m.shell.zoomOutShowAll() },
      { keys: ['Home', 'End'], does: m.shell.firstNewestCandle() }
    ]
  },
  {
    place: m.shell.replayChart(),
    keys: [
      { keys: ['Space'], does: m.shell.playStop() },
      { keys: ['←', '→'], does: m.shell.oneCandleBackShift() },
      { keys: ['Home', 'End'], does: m.shell.backFirstLastCandle() },
      { keys: ['Esc'], does: m.shell.leaveReplay() }
    ]
  },
  {
    place: m.common.explorer(),
    keys: [{ keys: ['Ctrl+Enter'], does: m.shell.runOperation() }]
  },
  {
    place: m.common.news(),
    keys: [
      { keys: ['j', 'k'], does: m.shell.nextPreviousHeadline() },
      { keys: ['Space'], does: m.shell.readSummaryHere() },
      { keys: ['Enter'], does: m.shell.openBrowser() }
    ]
  },
  {
    place: m.shell.drawingChart(),
    keys: [
      { keys: ['T', 'H'], does: m.shell.trendLineHorizontalLine() },
      { keys: ['F', 'R'], does: m.shell.fibonacciRectangle() },
      { keys: ['C', 'N', 'B'], does: m.shell.channelNoteBrush() },
      { keys: ['M', 'Shift+drag'], does: m.drawings.tools.measure() },
      { keys: ['←', '↑', '→', '↓'], does: m.shell.movePointChosenLine() },
      { keys: ['Enter'], does: m.shell.setPoint() },
      { keys: ['[', ']'], does: m.shell.chooseDrawingBeforeAfter() },
      { keys: ['Delete'], does: m.shell.removeChosenDrawing() },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: m.shell.undoRedoWhatDrawn() },
      { keys: ['A'], does: m.shell.alertPricePointed() },
      { keys: ['Esc'], does: m.shell.putToolAway() }
    ]
  }
]
