import type { BudgetAllowance } from '../../credits/budget'
import { allowanceOf } from '../../credits/allowance.fixture'
import { faultOf } from '../../platform/faults/fault'
import type { Need, Situation } from './decide'
import { healthy } from '../service-health/health'
import type { Turn } from './turn'
import { minute } from '../../../src-shared/time'

export const now = Date.UTC(2026, 5, 1, 12)

export const need = (part: Partial<Need> = {}): Need => ({
  name: 'quotes',
  key: 'quotes',
  operation: 'getData',
  everyMs: minute,
  answeredAt: now - 2 * minute,
  reserve: 1,
  ...part
})
export const situation = (part: Partial<Situation> = {}): Situation => ({
  now,
  needs: [need()],
  health: healthy,
  agreed: true,
  paused: false,
  pausedUntil: null,
  lastAnswerAt: null,
  notBefore: 0,
  turns: new Map(),
  allowances: [],
  circumstances: { isUnattended: false, onBattery: false },
  ...part
})
export const allowance = (left: number, part: Partial<BudgetAllowance> = {}): BudgetAllowance =>
  allowanceOf({ left, renewsAt: now + 12 * 60 * minute, ...part })
export const turnsAt = (key: string, calledAt: number) =>
  new Map<string, Turn>([[key, { calledAt, answered: null }]])
export const wait = (until: number) => ({
  fault: faultOf('limited', { retryAt: until }),
  since: now - minute,
  until,
  steps: 1
})
