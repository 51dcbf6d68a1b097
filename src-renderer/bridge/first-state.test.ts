// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { FirstState } from '@contract'
import { firstRequests, firstStateElement } from '../../src-shared/contract/first-state'
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

function silent() {
  const requests: string[] = []
  const bridge = {
    request: (concept: string, name: string) => {
      requests.push(`${concept}.${name}`)
      return new Promise<never>(() => undefined)
    },
    listen: () => () => undefined
  }
  return { requests, bridge }
}

describe('the state embedded in the page', () => {
  it('removes the embedded state from the page after reading it', () => {
    pageWith('{"market.board":{"ok":true,"answer":1}}')
    expect(takeFirstState()).toEqual({ 'market.board': { ok: true, answer: 1 } })
    expect(document.getElementById(firstStateElement)).toBeNull()
  })

  it.each(['', '{"market.board":', 'null', '[]'])(
    'returns an empty state if the element contains %j',
    text => {
      pageWith(text)
      expect(Object.keys(takeFirstState())).toEqual([])
    }
  )

  it('returns an empty state if the page has no such element', () => {
    expect(takeFirstState()).toEqual({})
  })

  it('answers every request that the window makes at startup', () => {
    const embedded = Object.keys(firstRequests)
    const whole = silent()
    createMirror(connect(whole.bridge))
    expect(whole.requests).toEqual(expect.arrayContaining(embedded))
    const spared = silent()
    createMirror(
      connect(
        spared.bridge,
        undefined,
        Object.fromEntries(embedded.map(one => [one, { ok: true, answer: {} }]))
      )
    )
    expect(spared.requests.filter(one => embedded.includes(one))).toEqual([])
  })

  it("doesn't use the embedded state after startup", async () => {
    const { requests, bridge } = silent()
    const connected = connect(bridge, undefined, { 'market.board': { ok: true, answer: 1 } })
    expect(await connected.client.market.board()).toEqual({ ok: true, answer: 1 })
    void connected.forgetFirstState()
    void connected.client.market.board()
    await Promise.resolve()
    expect(requests).toEqual(['market.board'])
  })

  it('answers pending requests from the embedded state before discarding it', async () => {
    const first: FirstState = { 'watchlist.lists': { ok: true, answer: [] } }
    const connected = connect(silent().bridge, undefined, first)
    const { watchlists } = createMirror(connected)
    expect(watchlists.lists.loading).toBe(true)
    await connected.forgetFirstState()
    expect(watchlists.lists.value).toEqual([])
  })
})
