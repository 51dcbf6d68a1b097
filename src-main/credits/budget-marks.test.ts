import { describe, expect, test, vi } from 'vitest'
import { budgetWords } from '../../src-shared/words/budget'
import { noticeWords } from '../../src-shared/words/notice'
import { BudgetMarks } from './budget-marks'
import { openBooks } from './fake-service.fixture'
import { NoticeService } from '../platform/notices/notice-service'
import { day } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

vi.setConfig({ testTimeout: 30_000 })

describe('budget marks', () => {
  function marked(limit: () => number | null) {
    const books = openBooks({ knownPrice: () => 10, dailyBudget: limit })
    books.service.answer = () => ({ charged: 10 })
    const notices = new NoticeService(books.clock)
    const loud: string[] = []
    const newlyPassed = (marks = new BudgetMarks({ facts: books.facts, notices })) =>
      loud.push(...marks.newlyPassed(books.limits.budgets()).map(used => budgetWords(used).what))
    const spend = async (calls: number): Promise<void> => {
      for (let call = 0; call < calls; call++) await books.calls.call('getNews', {}, 'news', 'person')
      newlyPassed()
    }
    return {
      books,
      notices,
      loud,
      spend,
      what: () => notices.all().map(({ facts, at }) => noticeWords(facts, at).what)
    }
  }

  test('notifies the user at each budget mark, once a day', async () => {
    const { books, notices, loud, spend, what } = marked(() => 200)
    await spend(9)
    expect(what()).toEqual([])
    await spend(1)
    expect(what()).toEqual([m.notices.budgetUsed({ mark: 50, span: 'day' })])
    notices.dismiss(notices.all()[0]!.id)
    await spend(1)
    expect(what()).toEqual([])
    await spend(5)
    expect(what()).toEqual([m.notices.budgetUsed({ mark: 80, span: 'day' })])
    expect(loud).toEqual([])
    await spend(3)
    await spend(0)
    expect(what()).toEqual([m.notices.budgetUsed({ mark: 95, span: 'day' })])
    expect(loud).toEqual([m.notices.budgetUsed({ mark: 95, span: 'day' })])
    // There is no second desktop notification, because the user already got one at 95%.
    await spend(1)
    expect(what()).toEqual([m.notices.budgetUsedUp({ span: 'day' })])
    expect(loud).toHaveLength(1)
    books.clock.advance(day)
    await spend(0)
    expect(what()).toEqual([])
    await spend(19)
    expect(loud).toHaveLength(2)
  })

  test('notifies the user only of the highest budget mark if one call passes several', async () => {
    const { spend, what, loud } = marked(() => 10)
    await spend(1)
    expect(what()).toEqual([m.notices.budgetUsedUp({ span: 'day' })])
    expect(loud).toHaveLength(1)
  })

  test('removes the notice together with the budget, and shows it again with the budget', async () => {
    let limit: number | null = 20
    const { spend, what } = marked(() => limit)
    await spend(1)
    expect(what()).toEqual([m.notices.budgetUsed({ mark: 50, span: 'day' })])
    limit = null
    await spend(0)
    expect(what()).toEqual([])
    limit = 20
    await spend(0)
    expect(what()).toEqual([m.notices.budgetUsed({ mark: 50, span: 'day' })])
  })

  test('notifies the user again at a budget mark after the user has raised the limit', async () => {
    let limit = 20
    const { spend, what } = marked(() => limit)
    await spend(1)
    limit = 100
    await spend(0)
    expect(what()).toEqual([])
    await spend(4)
    expect(what()).toEqual([m.notices.budgetUsed({ mark: 50, span: 'day' })])
  })
})
