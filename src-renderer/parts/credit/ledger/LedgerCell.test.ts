import type { LedgerEntry } from '@contract'
import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { connect } from '../../../bridge/client'
import { fakeBridge } from '../../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../../bridge/fake-market.fixture'
import { createMirror, mirrorKey } from '../../../state/mirror'
import { fakeEntry } from './ledger.fixture'
import LedgerCell from './LedgerCell.svelte'
import { ledgerColumns } from './ledger-columns'
import { m } from '../../../../src-shared/messages/m'

const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))

const cells = (line: LedgerEntry): readonly string[] =>
  ledgerColumns()
    .slice(1)
    .map(({ key: column }) => {
      const { container } = render(LedgerCell, {
        props: { line, column },
        context: new Map([[mirrorKey, mirror]])
      })
      return container.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    })

it("doesn't mark a charge that was expected", () => {
  expect(cells(fakeEntry())).toEqual([
    'News',
    'BTC ETH',
    m.schedule.feature.news(),
    '10',
    '10',
    'charged',
    ''
  ])
})

it.each([
  [14, '+4 14'],
  [7, '−3 7']
])('marks a charge of %d when 10 was expected', (charged, text) => {
  expect(cells(fakeEntry({ charged }))[4]).toBe(text)
})

it('shows the reserved amount of a call with an unknown charge', () => {
  const open = cells(
    fakeEntry({ state: 'unsettled', charged: null, reserved: 100, expected: null, fault: 'timed-out' })
  )
  expect(open.slice(3)).toEqual([
    '?',
    m.credits.ledgerCell.unknown({ credits: '100' }),
    'unknown',
    m.credits.faults['timed-out']()
  ])
})

it('shows a rejected call as not charged', () => {
  const free = cells(fakeEntry({ state: 'free', charged: 0, fault: 'plan-required' }))
  expect(free.slice(4)).toEqual(['0', m.credits.chargeState.free(), m.credits.faults['plan-required']()])
})

it('mentions unmapped values only if they are the majority', () => {
  const read = { understood: 11, leftover: 11, doubted: 0, dropped: 0 }
  expect(cells(fakeEntry({ read })).at(-1)).toBe('')
  const mostly = { ...read, leftover: 12 }
  expect(cells(fakeEntry({ read: mostly })).at(-1)).toContain('11 of 23 values understood')
})

it('shows how many values of a response are uncertain', () => {
  const read = { understood: 11, leftover: 1, doubted: 2, dropped: 0 }
  expect(cells(fakeEntry({ read })).at(-1)).toBe(
    m.reading.doubted({ count: '11 of 12 values understood, 1 not mapped, 2' })
  )
})

it('shows the code of an unknown fault', () => {
  expect(cells(fakeEntry({ fault: 'constructor' })).at(-1)).toBe('constructor')
})
