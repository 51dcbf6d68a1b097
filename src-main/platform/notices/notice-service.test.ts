import { expect, test } from 'vitest'
import { stillClock } from '../time/still-clock.fixture'
import { NoticeService } from './notice-service'

function shown() {
  const clock = stillClock(1000)
  const service = new NoticeService(clock)
  return { clock, service, ids: () => service.all().map(({ id, at }) => `${id} at ${at}`) }
}

test('adds the same notice again only after the user dismissed it', () => {
  const { clock, service, ids } = shown()
  const received: number[] = []
  service.changed.on(all => received.push(all.length))
  service.show({ code: 'no-tray' })
  clock.advance(500)
  service.show({ code: 'graphics-lost' })
  service.show({ code: 'no-tray' })
  expect(ids()).toEqual(['no-tray at 1000', 'graphics-lost at 1500'])
  expect(service.dismiss('no-tray').map(({ id }) => id)).toEqual(['graphics-lost'])
  service.show({ code: 'no-tray' })
  expect(ids()).toEqual(['graphics-lost at 1500', 'no-tray at 1500'])
  expect(received).toEqual([1, 2, 1, 2])
})

test('replaces a notice when its facts change', () => {
  const { clock, service, ids } = shown()
  const failed = (operation: string, credits: number) =>
    ({ code: 'failed-call-counted', operation, credits }) as const
  service.show(failed('getData', 5))
  service.show(failed('getNews', 5))
  clock.advance(500)
  service.show(failed('getData', 7))
  expect(ids()).toEqual(['failed-call-counted getNews at 1000', 'failed-call-counted getData at 1500'])
  service.withdraw('failed-call-counted', 'getData')
  expect(ids()).toEqual(['failed-call-counted getNews at 1000'])
})

test('drops notices about a service that is no longer connected', () => {
  const { service, ids } = shown()
  service.show({ code: 'failed-call-counted', operation: 'getData', credits: 5 })
  service.show({ code: 'no-tray' })
  service.withdrawOfService()
  expect(ids()).toEqual(['no-tray at 1000'])
})

test('shows the notice about a budget as a warning once 95 % is used', () => {
  const { service } = shown()
  const used = {
    code: 'budget-used',
    span: 'day',
    limit: 100,
    spent: 80,
    reserved: 0,
    unknown: 0,
    forUser: 0
  } as const
  for (const mark of [80, 95]) {
    service.show({ ...used, mark })
    expect(service.all().map(({ severity }) => severity)).toEqual([mark < 95 ? 'info' : 'warning'])
  }
})
