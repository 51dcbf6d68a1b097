import type { CrashRecord, DiagnosticsReport } from '@contract'
import { expect, it } from 'vitest'
import { crashesText, diagnosticsText } from './diagnostics'
import { m } from '../../src-shared/messages/m'

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
    loading: null,
    next: { need: 'quotes', at: at + 1000 },
    lockedOperations: 1
  },
  crashes: 0,
  log: ['a line']
}

it('lists each fact on its own line, with times in UTC', () => {
  expect(diagnosticsText(report).split('\n')).toEqual([
    m.diagnostics.title({ at: '2026-11-22 09:30:00 UTC' }),
    '',
    m.diagnostics.line.versions({
      versions: m.diagnostics.versionNames({
        app: '0.1.0',
        electron: '45.4.1',
        chromium: '150',
        node: '24.1.0'
      })
    }),
    m.diagnostics.line.electron({ runtime: m.diagnostics.runtime.unofficial() }),
    m.diagnostics.line.system({ platform: 'linux', arch: 'x64', release: '6.1.0' }),
    m.diagnostics.line.running({ minutes: '60', megabytes: '240' }),
    m.diagnostics.line.service({ service: 'live', plan: 'agreed' }),
    m.diagnostics.key.keychainTrouble({ storage: 'Key        in memory until the app quits' }),
    m.diagnostics.line.watched({ coins: '12 coins', lists: '2 lists', alerts: '3 alerts' }),
    m.diagnostics.plan.locked({
      lockedOperations: m.diagnostics.line.schedule({
        schedule: m.diagnostics.state.next({
          need: 'offline, problem: offline, quotes',
          at: '2026-11-22 09:30:01 UTC, 1 operation'
        })
      })
    }),
    m.diagnostics.line.response({ lastAnswerAt: 'never' }),
    m.diagnostics.line.calls({
      calls: m.diagnostics.callsSince({
        count: '500',
        since: '2026-11-22 09:29:00 UTC',
        failures: m.diagnostics.failures.list({ failed: 'offline 12' })
      })
    }),
    m.diagnostics.line.crashes({ crashes: 0 }),
    '',
    m.diagnostics.logTitle(),
    'a line',
    ''
  ])
})

it('describes missing facts instead of leaving lines empty', () => {
  const text = diagnosticsText({
    ...report,
    connection: { mode: 'demo', key: 'none', plan: 'none', keychainFails: false },
    calls: { count: 0, since: null, faults: [] },
    schedule: { ...report.schedule, fault: null, next: null, paused: true, lockedOperations: 0 },
    log: []
  })
  expect(text).toContain('Key        none known\n')
  expect(text).toContain(m.diagnostics.line.calls({ calls: 'none\n' }))
  expect(text).toContain(m.diagnostics.line.schedule({ schedule: 'offline, paused, nothing scheduled\n' }))
  expect(text).toContain(m.diagnostics.logEmpty())
})

it('describes a crash with its time, versions and stack', () => {
  const crash: CrashRecord = { at, process: 'window', versions, stack: 'crashed, exit code 5', times: 4 }
  expect(crashesText([crash, { ...crash, process: 'main', times: 1 }])).toBe(
    'The window, 2026-11-22 09:30:00 UTC, 4 times or more\n' +
      m.diagnostics.versionNames({
        app: '0.1.0',
        electron: '45.4.1',
        chromium: '150',
        node: '24.1.0\ncrashed, exit code 5\n\n'
      }) +
      'The app, 2026-11-22 09:30:00 UTC\n' +
      m.diagnostics.versionNames({
        app: '0.1.0',
        electron: '45.4.1',
        chromium: '150',
        node: '24.1.0\ncrashed, exit code 5\n'
      })
  )
})
