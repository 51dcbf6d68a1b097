import { expect, test } from 'vitest'
import type { Notice } from '../../../src-shared/contract/notice'
import { stillClock } from '../time/still-clock.fixture'
import { NoticeService } from './notice-service'

const notice = (id: string): Omit<Notice, 'at'> => ({
  id,
  severity: 'info',
  facts: { code: 'no-tray' }
})

test('adds a notice again only after the user dismissed it', () => {
  const clock = stillClock(1000)
  const service = new NoticeService(clock)
  const received: string[][] = []
  service.changed.on(all => received.push(all.map(({ id }) => id)))
  service.tell(notice('a'))
  clock.advance(500)
  service.tell(notice('b'))
  service.tell(notice('a'))
  expect(service.all().map(({ id, at }) => [id, at])).toEqual([
    ['a', 1000],
    ['b', 1500]
  ])
  expect(service.dismiss('a').map(({ id }) => id)).toEqual(['b'])
  service.tell(notice('a'))
  expect(received).toEqual([['a'], ['a', 'b'], ['b'], ['b', 'a']])
})
