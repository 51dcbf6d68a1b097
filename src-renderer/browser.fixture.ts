import { vi } from 'vitest'

/** Returns the undo function, because test files can share a page. */
export function lend(target: object, lent: PropertyDescriptorMap): () => void {
  const before = Object.keys(lent).map(name => [name, Object.getOwnPropertyDescriptor(target, name)] as const)
  Object.defineProperties(target, lent)
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(target, name, descriptor)
      else Reflect.deleteProperty(target, name)
  }
}

const method = (value: () => unknown): PropertyDescriptor => ({ configurable: true, writable: true, value })

/** Adds what jsdom lacks: sizes, animation, media queries, scrolling and idle time. */
export function lendBrowser(): () => void {
  class Observer implements ResizeObserver {
    readonly #tell: ResizeObserverCallback
    #isOver = false

    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell
    }

    observe(target: Element): void {
      const height = target.getAttribute('role') === 'grid' ? 280 : 28
      const contentRect = { width: 400, height } as DOMRectReadOnly
      const entry = { target, contentRect } as ResizeObserverEntry
      queueMicrotask(() => this.#isOver || this.#tell([entry], this))
    }

    unobserve(): void {}
    disconnect(): void {
      this.#isOver = true
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    }
  )
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined
  }))
  const idle: IdleDeadline = { didTimeout: false, timeRemaining: () => 10 }
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => setTimeout(() => run(idle)))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const size = (value: number): PropertyDescriptor => ({ configurable: true, get: () => value })
  // Elements need a size. Without one, a menu would close as if its button had been scrolled out of view.
  const box = DOMRect.fromRect({ x: 10, y: 10, width: 100, height: 28 })
  const takeBack = [
    lend(Element.prototype, {
      animate: method(() => ({ cancel: () => undefined })),
      scrollIntoView: method(() => undefined),
      scrollTo: method(() => undefined),
      showPopover: method(() => undefined),
      hidePopover: method(() => undefined),
      setPointerCapture: method(() => undefined),
      hasPointerCapture: method(() => false),
      releasePointerCapture: method(() => undefined),
      getBoundingClientRect: method(() => box),
      getClientRects: method(() => [box])
    }),
    lend(document.documentElement, { clientWidth: size(1280), clientHeight: size(800) }),
    lend(HTMLElement.prototype, {
      offsetHeight: size(280),
      offsetWidth: size(400),
      // Elements need an offset parent, because a list measures and shows only rows that have a layout.
      offsetParent: {
        configurable: true,
        get(this: HTMLElement) {
          return this.parentElement
        }
      }
    })
  ]
  return () => {
    vi.unstubAllGlobals()
    for (const undo of takeBack) undo()
  }
}
