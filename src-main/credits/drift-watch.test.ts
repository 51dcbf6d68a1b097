import { expect, test, vi } from 'vitest'
import { NoticeService } from '../platform/notices/notice-service'
import { DriftWatch } from './drift-watch'
import { openBooks } from './fake-service.fixture'
import { hour } from '../../src-shared/time'

vi.setConfig({ testTimeout: 30_000 })

function watch(share = { machineShare: 100, dailyBudget: null as number | null }) {
  const books = openBooks({
    knownPrice: () => 1,
    machineShare: () => share.machineShare,
    dailyBudget: () => share.dailyBudget
  })
  const notices = new NoticeService(books.clock)
  const open = (): DriftWatch =>
    new DriftWatch({
      facts: books.facts,
      notices,
      clock: books.clock,
      others: () => books.limits.others()
    })
  let drift = open()
  books.credits.drifted.on(drifted => drift.add(drifted))
  let used = 100
  let number = 0
  const call = async (elsewhere = 0): Promise<void> => {
    used += 1 + elsewhere
    books.service.answer = () => ({ charged: 1, used, limit: 10_000 })
    await books.calls.call('getNews', { date: String(number++) }, 'news')
  }
  return { books, notices, call, drift: () => drift, restart: () => (drift = open()) }
}

test('reports credits used elsewhere once per episode, and adds them up', async () => {
  const { books, notices, call, drift, restart } = watch()
  await call()
  await call()
  expect([drift().current(), notices.all()]).toEqual([null, []])
  await call(1234)
  expect(drift().current()).toEqual({ credits: 1234, assumed: 0, since: books.clock.now() })
  expect(notices.all()).toHaveLength(1)
  expect(notices.all()[0]?.facts).toEqual({ code: 'used-elsewhere', credits: 1234 })
  notices.dismiss('used-elsewhere')
  restart()
  books.clock.advance(20 * hour)
  await call(6)
  expect([drift().current()?.credits, notices.all()]).toEqual([1240, []])
  books.clock.advance(25 * hour)
  await call()
  expect(drift().current()).toBeNull()
  await call(5)
  expect([drift().current()?.credits, notices.all().length]).toEqual([5, 1])
  drift().forget()
  expect([drift().current(), notices.all()]).toEqual([null, []])
})

test('reports credits used elsewhere only above the share of the other computer', async () => {
  const share = { machineShare: 60, dailyBudget: 1_000 }
  const { books, notices, call, drift, restart } = watch(share)
  await call()
  await call(390)
  expect(drift().current()).toMatchObject({ credits: 390, assumed: 390 })
  expect(notices.all()).toEqual([])
  restart()
  await call(30)
  expect(drift().current()).toMatchObject({ credits: 420, assumed: 400 })
  expect(notices.all()[0]?.facts).toEqual({ code: 'used-elsewhere', credits: 20 })
  // The other computer may use its daily share every day, until its share of the quota has been used up.
  for (let past = 0; past < 12; past++) {
    books.clock.advance(23 * hour)
    await call(350)
  }
  expect(drift().current()?.credits).toBe(420 + 12 * 350)
  expect(drift().current()?.assumed).toBe(4_000 - 20)
})

test('includes credits used elsewhere when budgets are planned', async () => {
  const { books, call } = watch()
  await call()
  await call(500)
  expect(books.credits.usedByAll()).toBe(602)
})
