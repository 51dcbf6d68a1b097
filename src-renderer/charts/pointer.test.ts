// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followPointer } from './pointer'

const actions = { drag: vi.fn(), zoom: vi.fn(), hover: vi.fn(), fit: vi.fn() }
let host: HTMLElement

beforeEach(() => {
  vi.clearAllMocks()
  host = document.createElement('div')
  followPointer(host, actions)
})

function point(
  type: string,
  x: number,
  more: { pointerId?: number; button?: number; pointerType?: string } = {}
): void {
  const { pointerId = 1, pointerType = 'mouse', ...rest } = more
  const event = new MouseEvent(type, { clientX: x, clientY: 50, bubbles: true, ...rest })
  host.dispatchEvent(Object.assign(event, { pointerId, pointerType }))
}

function wheel(init: WheelEventInit): WheelEvent {
  const event = new WheelEvent('wheel', { cancelable: true, ...init })
  host.dispatchEvent(event)
  return event
}

describe('the mouse pointer', () => {
  it('drags by the distance it moves', () => {
    point('pointerdown', 100)
    point('pointermove', 130)
    point('pointermove', 120)
    point('pointerup', 120)
    point('pointermove', 300)
    expect(actions.drag.mock.calls).toEqual([[30], [-10]])
  })

  it('reports where it hovers and when it leaves', () => {
    point('pointermove', 42)
    point('pointerleave', 42)
    expect(actions.hover.mock.calls).toEqual([[{ x: 42, y: 50 }], [null]])
  })

  it('ignores other buttons', () => {
    point('pointerdown', 100, { button: 2 })
    point('pointermove', 130)
    expect(actions.drag).not.toHaveBeenCalled()
  })

  it('fits the chart on double click', () => {
    host.dispatchEvent(new MouseEvent('dblclick'))
    expect(actions.fit).toHaveBeenCalledOnce()
  })
})

describe('two fingers', () => {
  it('zooms by the distance between two fingers, around the point midway between them', () => {
    point('pointerdown', 100, { pointerType: 'touch', pointerId: 1 })
    point('pointerdown', 200, { pointerType: 'touch', pointerId: 2 })
    point('pointermove', 300, { pointerType: 'touch', pointerId: 2 })
    expect(actions.zoom).toHaveBeenCalledWith(0.5, 200)
    expect(actions.drag).toHaveBeenCalledWith(50)
  })
})

describe('the wheel', () => {
  it('goes on scrolling a page that was scrolling, until the wheel pauses', () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.append(host)
    page.dispatchEvent(new Event('scroll'))
    expect(wheel({ deltaY: 100 }).defaultPrevented).toBe(false)
    expect(actions.zoom).not.toHaveBeenCalled()
    const later = new WheelEvent('wheel', { deltaY: 100, cancelable: true })
    Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 300 })
    host.dispatchEvent(later)
    expect(actions.zoom).toHaveBeenCalledOnce()
    page.remove()
  })

  it('zooms while another part of the window scrolls', () => {
    const other = document.body.appendChild(document.createElement('div'))
    other.dispatchEvent(new Event('scroll'))
    expect(wheel({ deltaY: 100 }).defaultPrevented).toBe(true)
    other.remove()
  })

  it("zooms in and out, and doesn't scroll the page", () => {
    expect(wheel({ deltaY: -100 }).defaultPrevented).toBe(true)
    wheel({ deltaY: 100 })
    const [[near], [far]] = actions.zoom.mock.calls as [[number], [number]]
    expect(near).toBeLessThan(1)
    expect(near * far).toBeCloseTo(1, 9)
  })

  it('pans when the user scrolls sideways or with Shift held down', () => {
    wheel({ deltaX: 40 })
    wheel({ deltaY: 40, shiftKey: true })
    expect(actions.drag.mock.calls).toEqual([[-40], [-40]])
    expect(actions.zoom).not.toHaveBeenCalled()
  })

  it('scrolls by lines as well as pixels', () => {
    wheel({ deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE })
    expect(actions.zoom.mock.calls[0]?.[0]).toBeCloseTo(Math.exp(99 * 0.0011), 9)
  })
})

it('ignores the pointer once it has stopped listening', () => {
  const stop = followPointer(host, actions)
  stop()
  point('pointermove', 5)
  expect(actions.hover).toHaveBeenCalledOnce()
})
