import type { Client, ContactState as Contact, ContactStep } from '@contract'
import { expect, it } from 'vitest'
import { ContactState } from './contact.svelte'

const step = (operation: string, at: number | null, credits: number | null = 1): ContactStep => ({
  operation,
  params: {},
  progress: 'open',
  price: { credits } as never,
  result: at === null ? null : ({ verdict: 'behind-plan', at } as never)
})
const check = (...steps: readonly ContactStep[]): Contact => ({ steps, running: false, ended: null })

it('keeps an operation selected until its new response arrives', () => {
  let tell: (check: Contact) => void = () => undefined
  const subscribe = (_: string, received: typeof tell): void => void (tell = received)
  const state = new ContactState({} as Client['contact'], subscribe as never)
  tell(check(step('getTop', 5), step('getNews', null)))
  state.tick(['getTop', 'getNews'], true)
  const ticked = (): readonly string[] => state.ticked.map(({ operation }) => operation)
  // Another event with the same result doesn't deselect the operation.
  tell(check(step('getTop', 5), step('getNews', null)))
  expect(ticked()).toEqual(['getTop', 'getNews'])
  tell(check(step('getTop', 6), step('getNews', null)))
  expect(ticked()).toEqual(['getNews'])
})

it('selects operations of unknown price by default, but not when the user selects the cheap ones', () => {
  let tell: (check: Contact) => void = () => undefined
  const subscribe = (_: string, received: typeof tell): void => void (tell = received)
  const state = new ContactState({} as Client['contact'], subscribe as never)
  tell(check(step('getNews', null, 10), step('getTop', null, null), step('getATR', null, 100)))
  const ticked = (): readonly string[] => state.ticked.map(({ operation }) => operation)
  expect(ticked()).toEqual(['getNews', 'getTop'])
  state.tickCheap()
  expect(ticked()).toEqual(['getNews'])
})
