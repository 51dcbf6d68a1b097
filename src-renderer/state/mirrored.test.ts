import type { AlertsState, WordedFault, WordedReply } from '@contract'
import { describe, expect, it } from 'vitest'
import { noAlerts } from '../bridge/fake-facts.fixture'
import { Mirrored } from './mirrored.svelte'
import { m } from '../../src-shared/messages/m'

const fault: WordedFault = {
  code: 'offline',
  cause: null,
  what: m.faults.what.offline(),
  means: 'Prices stand still.',
  next: 'Check the network.',
  operation: null,
  said: null,
  retryAt: null
}
const good = <T>(answer: T): Promise<WordedReply<T>> => Promise.resolve({ ok: true, answer })
const bad = (): Promise<WordedReply<never>> => Promise.resolve({ ok: false, fault })

describe('Mirrored', () => {
  it('is loading until the first response', async () => {
    const one = new Mirrored<number>()
    expect(one.loading).toBe(true)
    const reading = one.read(() => good(1))
    expect(one.busy).toBe(true)
    await reading
    expect([one.loading, one.busy, one.value]).toEqual([false, false, 1])
  })

  it('keeps its value when a request fails', async () => {
    const one = new Mirrored<number>()
    await one.read(() => good(1))
    expect(await one.act(bad)).toBe(false)
    expect([one.value, one.fault]).toEqual([1, fault])
    expect(await one.act(() => good(2))).toBe(true)
    expect([one.value, one.fault]).toEqual([2, null])
  })

  it('stops loading when the first request fails', async () => {
    const one = new Mirrored<number>()
    await one.read(bad)
    expect([one.loading, one.fault]).toEqual([false, fault])
  })

  it('reads again after the first read failed', async () => {
    const one = new Mirrored<AlertsState>()
    const replies = [bad(), good(noAlerts)]
    const subscribe = () => () => undefined
    one.follow(subscribe, 'alertsChanged', () => replies.shift() ?? bad())
    await Promise.resolve()
    await one.retry()
    expect([one.value, one.fault]).toEqual([noAlerts, null])
  })

  it('keeps an update that arrives while reading', async () => {
    const one = new Mirrored<number>()
    let answer = (_: WordedReply<number>): void => undefined
    const reading = one.read(() => new Promise(resolve => (answer = resolve)))
    one.set(2)
    answer({ ok: true, answer: 1 })
    await reading
    expect(one.value).toBe(2)
  })

  it('stays busy while any request is running', async () => {
    const one = new Mirrored<number>()
    let answer = (_: WordedReply<number>): void => undefined
    const slow = one.act(() => new Promise(resolve => (answer = resolve)))
    await one.act(() => good(1))
    expect(one.busy).toBe(true)
    answer({ ok: true, answer: 2 })
    await slow
    expect(one.busy).toBe(false)
  })
})
