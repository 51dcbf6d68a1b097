import type { Bridge, Reply } from '@contract'
import { describe, expect, it } from 'vitest'
import { connect } from './client'

type Asked = readonly [concept: string, name: string, input: unknown]

function bridge(answer: (asked: Asked) => Promise<Reply<unknown>>): {
  bridge: Bridge
  asked: Asked[]
  say: (event: string, payload: unknown) => void
  listeners: number
} {
  const asked: Asked[] = []
  const ears: ((event: string, payload: unknown, at: number) => void)[] = []
  return {
    asked,
    bridge: {
      request(...all) {
        asked.push(all)
        return answer(all)
      },
      listen(ear) {
        ears.push(ear)
        return () => ears.splice(ears.indexOf(ear), 1)
      }
    },
    say: (event, payload) => ears.forEach(ear => ear(event, payload, 7)),
    get listeners() {
      return ears.length
    }
  }
}

const good = async (): Promise<Reply<unknown>> => ({ ok: true, answer: 1 })

describe('the client', () => {
  it('asks by concept and name', async () => {
    const wire = bridge(good)
    const { client } = connect(wire.bridge)
    expect(await client.watchlist.rename({ id: 3, name: 'Majors' })).toEqual({ ok: true, answer: 1 })
    await client.market.board()
    expect(wire.asked).toEqual([
      ['watchlist', 'rename', { id: 3, name: 'Majors' }],
      ['market', 'board', undefined]
    ])
  })

  it('can be returned from an async function: it is not mistaken for a promise', async () => {
    const wire = bridge(good)
    const { client } = connect(wire.bridge)
    expect(await Promise.resolve(client)).toBe(client)
    expect(await Promise.resolve(client.market)).toBe(client.market)
    expect(wire.asked).toEqual([])
  })

  it('turns a rejecting bridge into a fault', async () => {
    const { client } = connect(bridge(() => Promise.reject(new Error('gone'))).bridge)
    const reply = await client.app.info()
    expect(reply.ok).toBe(false)
    expect(!reply.ok && reply.fault.code).toBe('internal')
    expect(!reply.ok && JSON.stringify(reply.fault)).not.toContain('gone')
  })
})

describe('hearing', () => {
  it('gives each event to those who asked for it, until they stop', () => {
    const wire = bridge(good)
    const { hear } = connect(wire.bridge)
    const heard: string[] = []
    const stop = hear('settingsChanged', () => heard.push('first'))
    hear('settingsChanged', () => heard.push('second'))
    hear('boardChanged', () => heard.push('other'))
    wire.say('settingsChanged', {})
    stop()
    wire.say('settingsChanged', {})
    expect(heard).toEqual(['first', 'second', 'second'])
    expect(wire.listeners).toBe(1)
  })

  it('tells the main process’s time with every event', () => {
    const wire = bridge(good)
    const heard: number[] = []
    connect(wire.bridge).hearTime(now => heard.push(now))
    wire.say('settingsChanged', {})
    expect(heard).toEqual([7])
  })

  it('ignores an event nobody knows', () => {
    const wire = bridge(good)
    connect(wire.bridge)
    expect(() => wire.say('somethingNew', null)).not.toThrow()
  })
})
