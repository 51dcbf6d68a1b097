import { lend } from '../browser.fixture'

/** Elements measure 600 × 400 px. Returns the undo function. */
export function lendCanvas(): () => void {
  const context = new Proxy({} as Record<string | symbol, unknown>, {
    get(set, name) {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 7 })
      return set[name] ?? (() => undefined)
    }
  })
  const size = (value: number): PropertyDescriptor => ({ configurable: true, get: () => value })
  const takeBack = [
    lend(HTMLElement.prototype, { clientWidth: size(600), clientHeight: size(400) }),
    lend(HTMLCanvasElement.prototype, {
      getContext: { configurable: true, writable: true, value: () => context }
    })
  ]
  return () => {
    for (const take of takeBack) take()
  }
}
