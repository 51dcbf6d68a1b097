import { vi } from 'vitest'

/** The parts of a browser that jsdom lacks and the window uses: sizes, animation, media queries, scrolling. */
export function lendBrowser(): void {
  class Observer implements ResizeObserver {
    readonly #tell: ResizeObserverCallback
    #isOver = false

    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell
    }

    observe(target: Element): void {
      // A list's viewport holds ten rows.
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
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined
  }))
  Object.assign(Element.prototype, {
    animate: () => ({ cancel: () => undefined }),
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    showPopover: () => undefined,
    hidePopover: () => undefined,
    setPointerCapture: () => undefined,
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined
  })
  const size = (value: number): PropertyDescriptor => ({ configurable: true, get: () => value })
  // A menu whose button has no size counts as scrolled out of sight.
  const box = DOMRect.fromRect({ x: 10, y: 10, width: 100, height: 28 })
  Object.assign(Element.prototype, { getBoundingClientRect: () => box, getClientRects: () => [box] })
  Object.defineProperties(document.documentElement, { clientWidth: size(1280), clientHeight: size(800) })
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: size(280),
    offsetWidth: size(400),
    // A list measures only rows that are laid out, and shows only rows it has measured.
    offsetParent: {
      configurable: true,
      get(this: HTMLElement) {
        return this.parentElement
      }
    }
  })
}
