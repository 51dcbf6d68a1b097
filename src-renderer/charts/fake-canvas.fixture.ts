/** A 2D context for jsdom, which has none: it takes everything, draws nothing and measures text by its length. Hosts are 600 x 400. */
export function lendCanvas(): void {
  const context = new Proxy({} as Record<string | symbol, unknown>, {
    get(set, name) {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 7 })
      return set[name] ?? (() => undefined)
    }
  })
  const size = (value: number): PropertyDescriptor => ({ configurable: true, get: () => value })
  Object.defineProperties(HTMLElement.prototype, { clientWidth: size(600), clientHeight: size(400) })
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext']
}
