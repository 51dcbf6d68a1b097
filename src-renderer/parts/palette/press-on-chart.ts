import type { Mirror } from '../../state/mirror'

/** How long to wait for the chart to be drawn. This is enough if its candles are loaded. */
const mostDrawingMs = 3_000

const ofCommands = new WeakSet<Event>()

/** Commands press the default keys, so the user's own shortcuts must not apply. */
export const isFromCommand = (event: Event): boolean => ofCommands.has(event)

/** Sends a key press such as `Alt+G`, so that a command does exactly what its shortcut does. */
export function pressOnChart({ layouts, settings }: Mirror, keys: string): void {
  settings.go({ view: 'watch' })
  void elementSoon(`[data-chart="${layouts.shown?.active ?? 0}"] [role="img"]`).then(picture => {
    picture?.focus()
    const press = new KeyboardEvent('keydown', pressed(keys))
    ofCommands.add(press)
    picture?.dispatchEvent(press)
  })
}

function pressed(keys: string): KeyboardEventInit {
  const [key = '', ...modifiers] = keys.length === 1 ? [keys] : keys.split('+').reverse()
  const isLetter = /^[A-Z]$/.test(key)
  return {
    bubbles: true,
    cancelable: true,
    key: key === '−' ? '-' : isLetter ? key.toLowerCase() : key,
    code: isLetter ? `Key${key}` : key,
    altKey: modifiers.includes('Alt')
  }
}

function elementSoon(selector: string): Promise<HTMLElement | null> {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) return Promise.resolve(found)
  return new Promise(resolve => {
    const stop = (element: HTMLElement | null): void => {
      clearTimeout(late)
      watch.disconnect()
      resolve(element)
    }
    const late = setTimeout(() => stop(null), mostDrawingMs)
    const watch = new MutationObserver(() => {
      const element = document.querySelector<HTMLElement>(selector)
      if (element) stop(element)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
}
