/**
 * Checks in each frame whether the awaited content is there, and reports when the following frame starts,
 * because the content is then on its way to the screen. This function is passed as text.
 * @param {{ send(channel: string, name: string, at: number): void }} ipcRenderer
 */
export function probe(ipcRenderer) {
  const tell = name => ipcRenderer.send('bench-seen', name, performance.timeOrigin + performance.now())
  /** The coin's name is left out, because it may contain numbers too. */
  const isPriced = row => /\d[.,]?\d/.test(row.textContent.replace(row.dataset.coin, ''))
  const waited = new Map([
    ['hello', () => document.getElementById('hello') !== null],
    ['row', () => [...document.querySelectorAll('[data-testid="watchlist-row"]')].some(isPriced)],
    ['chart', () => document.querySelector('[data-candles]:not([data-candles="0"])') !== null]
  ])
  const check = () => {
    for (const [name, isThere] of waited) {
      if (!isThere()) continue
      waited.delete(name)
      requestAnimationFrame(() => requestAnimationFrame(() => tell(name)))
    }
    if (waited.has('row') || waited.has('chart')) requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
