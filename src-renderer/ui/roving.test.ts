// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { roving } from './roving'

const user = userEvent.setup()
let stop: (() => void) | void

function show(controls: string, options: Parameters<typeof roving>[0] = {}): void {
  document.body.innerHTML = `<button id="before">Before</button>
    <div id="tools" role="toolbar">${controls}</div><button id="after">After</button>`
  stop = roving(options)(document.querySelector<HTMLElement>('#tools')!)
  document.getElementById('before')?.focus()
}

const three = '<button id="a">A</button><button id="b">B</button><button id="c">C</button>'
const focused = (): string | undefined => document.activeElement?.id
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

beforeEach(() => (stop = undefined))
afterEach(() => stop?.())

it('the group is a single tab stop', async () => {
  show(three)
  await user.keyboard('{Tab}')
  expect(focused()).toBe('a')
  await user.keyboard('{Tab}')
  expect(focused()).toBe('after')
})

it('arrow keys, Home and End move between controls and wrap around', async () => {
  show(three)
  await user.keyboard('{Tab}{ArrowRight}')
  expect(focused()).toBe('b')
  await user.keyboard('{End}')
  expect(focused()).toBe('c')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('a')
  await user.keyboard('{ArrowLeft}{Home}')
  expect(focused()).toBe('a')
})

it('Tab returns to the control that had the focus before', async () => {
  show(three)
  await user.keyboard('{Tab}{ArrowRight}{Tab}{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('b')
})

it('starts at the current control', async () => {
  show('<button id="a">A</button><button id="b" aria-current="page">B</button>', { along: 'column' })
  await user.keyboard('{Tab}')
  expect(focused()).toBe('b')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('a')
})

it('skips disabled controls and moves the tab stop if its control is disabled', async () => {
  show('<button id="a">A</button><button id="b" disabled>B</button><button id="c">C</button>')
  await user.keyboard('{Tab}{ArrowRight}')
  expect(focused()).toBe('c')
  document.getElementById('after')?.focus()
  document.getElementById('c')?.setAttribute('disabled', '')
  await settled()
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('a')
})

it('includes controls added later and replaces a removed tab stop', async () => {
  show('<button id="a">A</button>')
  document.getElementById('tools')?.insertAdjacentHTML('beforeend', '<button id="d">D</button>')
  await settled()
  await user.keyboard('{Tab}{ArrowRight}')
  expect(focused()).toBe('d')
  document.getElementById('after')?.focus()
  document.getElementById('d')?.remove()
  await settled()
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('a')
})

it('an arrow key leaves a text field only at the end of its text', async () => {
  show('<button id="a">A</button><input id="f" value="ab" /><button id="c">C</button>')
  await user.keyboard('{Tab}{ArrowRight}')
  const field = document.querySelector<HTMLInputElement>('#f')!
  field.setSelectionRange(0, 0)
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('f')
  field.setSelectionRange(2, 2)
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('c')
  await user.keyboard('{ArrowLeft}')
  field.setSelectionRange(1, 1)
  await user.keyboard('{Home}')
  expect(focused()).toBe('f')
})

it('ignores keys with modifiers', async () => {
  show(three)
  await user.keyboard('{Tab}{Alt>}{ArrowRight}{/Alt}')
  expect(focused()).toBe('a')
})

it('only checks which controls are visible once the frame is drawn', async () => {
  const visited: string[] = []
  const given = Element.prototype.checkVisibility
  Element.prototype.checkVisibility = function (): boolean {
    visited.push(this.id)
    return this.id !== 'a'
  }
  try {
    show(three)
    expect(visited).toEqual([])
    await vi.waitFor(() => expect(document.getElementById('a')?.tabIndex).toBe(-1))
    await user.keyboard('{Tab}')
    expect(focused()).toBe('b')
  } finally {
    Element.prototype.checkVisibility = given
  }
})
