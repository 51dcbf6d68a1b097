import type { ConnectionState, ScheduleStatus } from '@contract'
import { expect, it } from 'vitest'
import { shownStatus } from './health'

const status = (fields: Partial<ScheduleStatus>): ScheduleStatus => ({
  health: 'live',
  paused: false,
  pausedUntil: null,
  next: null,
  fault: null,
  remedy: null,
  loading: null,
  lastAnswerAt: null,
  disk: null,
  locked: [],
  ...fields
})
const connection = (fields: Partial<ConnectionState>): ConnectionState => ({
  mode: 'live',
  address: 'https://service.example',
  key: 'saved',
  keychainTrouble: null,
  savedKeys: [],
  leftService: null,
  plan: 'agreed',
  ...fields
})

it.each([
  [{}, {}, 'live'],
  [{}, { mode: 'demo' }, 'simulated'],
  [{ health: 'paused', paused: true }, {}, 'paused'],
  [{ health: 'paused', paused: true }, { mode: 'demo' }, 'paused'],
  [{ health: 'failing' }, {}, 'failing'],
  [{ health: 'failing' }, { mode: 'demo' }, 'failing'],
  [{ health: 'offline', paused: true }, {}, 'offline'],
  [{ health: 'stopped' }, {}, 'stopped'],
  [{ health: 'waiting' }, {}, 'waiting'],
  [{}, { plan: 'proposed' }, 'unplanned'],
  [{}, { mode: 'demo', plan: 'none' }, 'simulated']
] as const)('returns a status for %o with %o: %s', (schedule, linked, expected) => {
  expect(shownStatus(status(schedule), connection(linked))).toBe(expected)
})

it('returns “waiting” until the schedule and the connection are known', () =>
  expect(shownStatus(undefined, undefined)).toBe('waiting'))
