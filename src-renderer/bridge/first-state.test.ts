// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { FirstState } from '@contract'
import { firstAsked, firstStateElement } from '../../src-shared/contract/first-state'
import { createMirror } from '../state/mirror'
import { connect } from './client'
import { takeFirstState } from './first-state'

function pageWith(text: string): void {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = firstStateElement
  element.textContent = text
  document.body.append(element)
}

afterEach(() => document.body.replaceChildren())

/** A bridge that nobody answers on, and what was asked there. */
function silent() {
  const asked: string[] = []
  const bridge = {
    request: (concept: string, name: string) => {
      asked.push(`${concept}.${name}`)
      return new Promise<never>(() => undefined)
    },
    listen: () => () => undefined
  }
  return { asked, bridge }
}

describe('what comes with the page', () => {
  it('is taken out of it', () => {
    pageWith('{"market.board":{"ok":true,"answer":1}}')
    expect(takeFirstState()).toEqual({ 'market.board': { ok: true, answer: 1 } })
    expect(document.getElementById(firstStateElement)).toBeNull()
  })

  it.each(['', '{"market.board":', 'null', '[]'])('is nothing where it is %j', text => {
    pageWith(text)
    expect(Object.keys(takeFirstState())).toEqual([])
  })

  it('is nothing where there is no element', () => {
    expect(takeFirstState()).toEqual({})
  })

  it('answers what the window asks as it starts, each of it, and is not asked for over the bridge', () => {
    const asked = Object.keys(firstAsked)
    const whole = silent()
    createMirror(connect(whole.bridge))
    expect(whole.asked).toEqual(expect.arrayContaining(asked))
    const spared = silent()
    createMirror(
      connect(spared.bridge, undefined, Object.fromEntries(asked.map(one => [one, { ok: true, answer: {} }])))
    )
    expect(spared.asked.filter(one => asked.includes(one))).toEqual([])
  })

  it('is asked for anew once the start is over', async () => {
    const { asked, bridge } = silent()
    const connected = connect(bridge, undefined, { 'market.board': { ok: true, answer: 1 } })
    expect(await connected.client.market.board()).toEqual({ ok: true, answer: 1 })
    void connected.forgetFirstState()
    void connected.client.market.board()
    await Promise.resolve()
    expect(asked).toEqual(['market.board'])
  })

  it('has been told to whoever asked by the time it is forgotten', async () => {
    const first: FirstState = { 'watchlist.lists': { ok: true, answer: [] } }
    const connected = connect(silent().bridge, undefined, first)
    const { watchlists } = createMirror(connected)
    expect(watchlists.lists.loading).toBe(true)
    await connected.forgetFirstState()
    expect(watchlists.lists.value).toEqual([])
  })
})
