import { describe, expect, test } from 'vitest'
import type { Services } from '../../../src-shared/contract'
import { firstRequests } from '../../../src-shared/contract/first-state'
import type { Report } from './dispatch'
import { readFirstReplies } from './first-state'
import { elementOf } from '../first-state/page-element'

function serving(answers: Readonly<Record<string, () => unknown>>): Services {
  const group = (concept: string): object =>
    new Proxy({}, { get: (_, name) => () => answers[`${concept}.${String(name)}`]?.() ?? {} })
  return new Proxy({}, { get: (_, concept) => group(String(concept)) }) as Services
}

const firstState = async (services: Services, report: Report): Promise<string> =>
  elementOf(await readFirstReplies(services, report))

const stateOf = async (
  answers: Readonly<Record<string, () => unknown>>
): Promise<Record<string, unknown>> => {
  const page = new Element(await firstState(serving(answers), () => undefined))
  return JSON.parse(page.data) as Record<string, unknown>
}

class Element {
  readonly data: string

  constructor(element: string) {
    const [, data] =
      /^<script type="application\/json" id="first-state">([\s\S]*?)<\/script>$/i.exec(element) ?? []
    if (data === undefined) throw new Error(`No element: ${element}`)
    this.data = data
  }
}

describe('the first state of a page', () => {
  test('contains the replies that the page would request', async () => {
    const board = { quotes: [{ symbol: 'BTC', price: 1.5, spark: [1, 2] }], fetchedAt: null }
    const state = await stateOf({ 'market.board': () => board })
    expect(Object.keys(state).sort()).toEqual(Object.keys(firstRequests).sort())
    expect(state['market.board']).toEqual({ ok: true, answer: board })
  })

  test.each(['</script><script>alert(1)</script>', '<!--', '<script>', '</SCRIPT >', '\u2028', '"\\'])(
    'escapes %j so that it can’t end the script element',
    async name => {
      const element = await firstState(serving({ 'watchlist.lists': () => [{ name }] }), () => undefined)
      expect(element.match(/<(\/?script|!--)/gi)).toEqual(['<script', '</script'])
      const state = await stateOf({ 'watchlist.lists': () => [{ name }] })
      expect(state['watchlist.lists']).toEqual({ ok: true, answer: [{ name }] })
    }
  )

  test.each<[string, unknown]>([
    ['no number', { at: NaN }],
    ['endless', [Infinity]],
    ['columns', { time: new Float64Array([1]) }],
    ['a date', { at: new Date(0) }],
    ['a map', new Map([[1, 2]])],
    ['a gap in a list', [1, undefined]]
  ])('leaves out a reply that JSON would change: %s', async (_, answer) => {
    const state = await stateOf({ 'credits.gauge': () => answer })
    expect(state).not.toHaveProperty('credits.gauge')
    expect(state).toHaveProperty('market.board')
  })

  test('leaves out failed requests', async () => {
    const reported: unknown[] = []
    const services = serving({
      'market.board': () => {
        throw new Error('canary')
      }
    })
    const element = await firstState(services, error => reported.push(error))
    expect(element).not.toMatch(/market\.board|canary/)
    expect(reported).toHaveLength(1)
  })
})
