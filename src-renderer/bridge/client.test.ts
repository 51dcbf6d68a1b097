import type { PageMessage, PageRequest, Reply } from '@contract'
import { describe, expect, it } from 'vitest'
import { bridgeOver, connect, type Bridge } from './client'

type SentRequest = readonly [concept: string, name: string, input: unknown]

function bridge(answer: (request: SentRequest) => Promise<Reply<unknown>>): {
  bridge: Bridge
  requests: SentRequest[]
  say: (event: string, payload: unknown) => void
  listeners: number
} {
  const requests: SentRequest[] = []
  const listeners: ((event: string, payload: unknown, at: number) => void)[] = []
  return {
    requests,
    bridge: {
      request(concept, name, input) {
        const one = [concept, name, input] as const
        requests.push(one)
        return answer(one)
      },
      listen(listener) {
        listeners.push(listener)
        return () => listeners.splice(listeners.indexOf(listener), 1)
      }
    },
    say: (event, payload) => listeners.forEach(listener => listener(event, payload, 7)),
    get listeners() {
      return listeners.length
    }
  }
}

const good = async (): Promise<Reply<unknown>> => ({ ok: true, answer: 1 })

describe('the client of the bridge', () => {
  it('sends requests with the concept and name of the called method', async () => {
    const wire = bridge(good)
    const { client } = connect(wire.bridge)
    expect(await client.watchlist.rename({ id: 3, name: 'Majors' })).toEqual({ ok: true, answer: 1 })
    await client.market.board()
    expect(wire.requests).toEqual([
      ['watchlist', 'rename', { id: 3, name: 'Majors' }],
      ['market', 'board', undefined]
    ])
  })

  it("isn't mistaken for a promise when an async function returns it", async () => {
    const wire = bridge(good)
    const { client } = connect(wire.bridge)
    expect(await Promise.resolve(client)).toBe(client)
    expect(await Promise.resolve(client.market)).toBe(client.market)
    expect(wire.requests).toEqual([])
  })

  it('returns an internal fault when the bridge rejects a request', async () => {
    const { client } = connect(bridge(() => Promise.reject(new Error('gone'))).bridge)
    const reply = await client.app.info()
    expect(reply.ok).toBe(false)
    expect(!reply.ok && reply.fault.code).toBe('internal')
    expect(!reply.ok && JSON.stringify(reply.fault)).not.toContain('gone')
  })
})

describe('events', () => {
  it('calls every subscriber until it unsubscribes', () => {
    const wire = bridge(good)
    const { subscribe } = connect(wire.bridge)
    const received: string[] = []
    const stop = subscribe('settingsChanged', () => received.push('first'))
    subscribe('settingsChanged', () => received.push('second'))
    subscribe('boardChanged', () => received.push('other'))
    wire.say('settingsChanged', {})
    stop()
    wire.say('settingsChanged', {})
    expect(received).toEqual(['first', 'second', 'second'])
    expect(wire.listeners).toBe(1)
  })

  it("sets the clock to the main process's time with each event", () => {
    const wire = bridge(good)
    const received: number[] = []
    connect(wire.bridge).subscribeToTime(now => received.push(now))
    wire.say('settingsChanged', {})
    expect(received).toEqual([7])
  })

  it('ignores unknown events', () => {
    const wire = bridge(good)
    connect(wire.bridge)
    expect(() => wire.say('somethingNew', null)).not.toThrow()
  })
})

describe('the bridge over a port', () => {
  function opened() {
    const { port1, port2 } = new MessageChannel()
    const came: PageRequest[] = []
    port2.onmessage = ({ data }: MessageEvent<PageRequest>) => void came.push(data)
    const tell = (message: PageMessage): void => port2.postMessage(message)
    let hand: () => void = () => undefined
    const bridge = bridgeOver(new Promise(resolve => (hand = () => resolve(port1))))
    return { bridge, hand, came, tell, close: () => port1.close() }
  }
  const turn = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5))

  it('waits for the port and returns each reply to its caller', async () => {
    const { bridge, hand, came, tell, close } = opened()
    const replies = Promise.all([bridge.request('market', 'board'), bridge.request('app', 'info', { id: 1 })])
    await turn()
    expect(came).toEqual([])
    hand()
    await turn()
    expect(came).toMatchObject([
      { concept: 'market', name: 'board', input: undefined },
      { concept: 'app', name: 'info', input: { id: 1 } }
    ])
    const [first, second] = came.map(({ id }) => id)
    tell({ id: second ?? 0, reply: { ok: true, answer: 'info' } })
    tell({ id: 99, reply: { ok: true, answer: 'of nobody' } })
    tell({ id: first ?? 0, reply: { ok: true, answer: 'board' } })
    expect(await replies).toEqual([
      { ok: true, answer: 'board' },
      { ok: true, answer: 'info' }
    ])
    close()
  })

  it('passes events to all listeners until they unsubscribe', async () => {
    const { bridge, hand, tell, close } = opened()
    const received: unknown[] = []
    const stop = bridge.listen((...event) => received.push(event))
    bridge.listen(event => received.push(event))
    hand()
    tell({ event: 'boardChanged', payload: [1], at: 7 })
    await turn()
    stop()
    tell({ event: 'newsChanged', payload: null, at: 8 })
    await turn()
    expect(received).toEqual([['boardChanged', [1], 7], 'boardChanged', 'newsChanged'])
    close()
  })

  it("rejects input that can't be cloned", async () => {
    const { bridge, hand, came, close } = opened()
    hand()
    await expect(bridge.request('app', 'info', () => 1)).rejects.toThrow('could not be cloned')
    void bridge.request('app', 'time')
    await turn()
    expect(came).toMatchObject([{ name: 'time' }])
    close()
  })
})
