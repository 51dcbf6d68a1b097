/** What can be done by keys, by place; keys joined by `+` are held together. */
export const shortcuts: readonly {
  readonly place: string
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[]
}[] = [
  {
    place: 'Everywhere',
    keys: [
      { keys: ['Ctrl+1', 'Ctrl+2'], does: 'Go to the first, second … view' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Next, previous control' },
      { keys: ['Ctrl+Z'], does: 'Undo, while a message offers it' },
      { keys: ['Esc'], does: 'Close what is open' }
    ]
  },
  {
    place: 'Watchlist',
    keys: [
      { keys: ['/'], does: 'Add or find a coin' },
      { keys: ['↑', '↓'], does: 'Choose the coin above, below' },
      { keys: ['Alt+↑', 'Alt+↓'], does: 'Move the coin up, down' },
      { keys: ['Enter'], does: 'Go to its chart' },
      { keys: ['Delete'], does: 'Remove it from the group' }
    ]
  },
  {
    place: 'Charts',
    keys: [
      { keys: ['Alt+1', 'Alt+4'], does: 'Go to the first … fourth chart' },
      { keys: ['Alt+Enter'], does: 'One chart alone, all of them again' },
      { keys: ['Alt+L'], does: 'Choose, save and link layouts' },
      { keys: ['←', '→'], does: 'Read the candle before, after; with Shift move the view' },
      { keys: ['Page ↑', 'Page ↓'], does: 'Move the view by a page' },
      { keys: ['+', '−', '0'], does: 'Zoom in, zoom out, show all candles' },
      { keys: ['Home', 'End'], does: 'First, newest candle' }
    ]
  },
  {
    place: 'Replay on a chart',
    keys: [
      { keys: ['Space'], does: 'Play, stop' },
      { keys: ['←', '→'], does: 'One candle back, on; with Shift ten' },
      { keys: ['Home', 'End'], does: 'Back to the first, on to the last candle' },
      { keys: ['Esc'], does: 'Leave the replay' }
    ]
  },
  {
    place: 'Explorer',
    keys: [{ keys: ['Ctrl+Enter'], does: 'Run the operation' }]
  },
  {
    place: 'News',
    keys: [
      { keys: ['j', 'k'], does: 'Next, previous headline' },
      { keys: ['Space'], does: 'Read the summary here' },
      { keys: ['Enter'], does: 'Open in the browser' }
    ]
  },
  {
    place: 'Drawing on a chart',
    keys: [
      { keys: ['T', 'H'], does: 'Trend line, horizontal line' },
      { keys: ['M', 'Shift+drag'], does: 'Measure' },
      { keys: ['←', '↑', '→', '↓'], does: 'Move the point, or the chosen line; with Shift further' },
      { keys: ['Enter'], does: 'Set the point' },
      { keys: ['[', ']'], does: 'Choose the drawing before, after' },
      { keys: ['Delete'], does: 'Remove the chosen drawing' },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, redo what was drawn' },
      { keys: ['A'], does: 'Alert at the price pointed at' },
      { keys: ['Esc'], does: 'Put the tool away' }
    ]
  }
]
