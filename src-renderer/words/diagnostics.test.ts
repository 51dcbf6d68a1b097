import type { CrashRecord, DiagnosticsReport } from '@contract'
import { expect, it } from 'vitest'
import { crashesText, diagnosticsText } from './diagnostics'

const at = Date.UTC(2026, 10, 22, 9, 30)
const versions = { app: '0.1.0', electron: '45.4.1', chromium: '150', node: '24.1.0' }

const report: DiagnosticsReport = {
  at,
  versions,
  runtime: 'trial',
  platform: 'linux',
  arch: 'x64',
  release: '6.1.0',
  runningMs: 3_600_000,
  memoryBytes: 240_000_000,
  connection: { mode: 'live', key: 'session', plan: 'agreed', keychainFails: true },
  counts: { lists: 2, coins: 12, alerts: 3 },
  calls: { count: 500, since: at - 60_000, faults: [{ code: 'offline', count: 12 }] },
  schedule: {
    health: 'offline',
    paused: false,
    lastAnswerAt: null,
    fault: 'offline',
    asking: null,
    next: { need: 'quotes', at: at + 1000 },
    lockedOperations: 1
  },
  crashes: 0,
  log: ['a line']
}

it('diagnostics say each fact on a line of its own, in a time that is the same everywhere', () => {
  expect(diagnosticsText(report).split('\n')).toEqual([
    'Candlewick diagnostics of 2026-11-22 09:30:00 UTC',
    '',
    'Versions   Candlewick 0.1.0, Electron 45.4.1, Chromium 150, Node 24.1.0',
    'Electron   unofficial, fit for a trial only',
    'System     linux x64, 6.1.0',
    'Running    60 min, 240 MB of memory',
    'Service    a real one, plan agreed',
    'Key        in memory until the app ends; the keychain cannot be used',
    'Watched    12 coins in 2 lists, 3 alerts',
    'Schedule   offline, trouble: offline, quotes next at 2026-11-22 09:30:01 UTC, 1 operation beyond the plan',
    'Answered   never',
    'Calls      500 since 2026-11-22 09:29:00 UTC; failed: offline 12',
    'Crashes    0',
    '',
    'Last lines of the log:',
    'a line',
    ''
  ])
})

it('what is not there is said, not left empty', () => {
  const text = diagnosticsText({
    ...report,
    connection: { mode: 'demo', key: 'none', plan: 'none', keychainFails: false },
    calls: { count: 0, since: null, faults: [] },
    schedule: { ...report.schedule, fault: null, next: null, paused: true, lockedOperations: 0 },
    log: []
  })
  expect(text).toContain('Key        none known\n')
  expect(text).toContain('Calls      none\n')
  expect(text).toContain('Schedule   offline, paused, nothing next\n')
  expect(text).toContain('The log is empty.')
})

it('a crash is told with its time, its versions and where it was', () => {
  const crash: CrashRecord = { at, process: 'window', versions, stack: 'crashed, exit code 5', times: 4 }
  expect(crashesText([crash, { ...crash, process: 'main', times: 1 }])).toBe(
    'The window, 2026-11-22 09:30:00 UTC, 4 times or more\n' +
      'Candlewick 0.1.0, Electron 45.4.1, Chromium 150, Node 24.1.0\ncrashed, exit code 5\n\n' +
      'The app, 2026-11-22 09:30:00 UTC\n' +
      'Candlewick 0.1.0, Electron 45.4.1, Chromium 150, Node 24.1.0\ncrashed, exit code 5\n'
  )
})
