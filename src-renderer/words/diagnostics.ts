import type { CrashRecord, DiagnosticsReport } from '@contract'
import { formatCount } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'

type Versions = CrashRecord['versions']

/** Times are in UTC, because the reader may be in another time zone. */
export function diagnosticsText(report: DiagnosticsReport): string {
  const { calls, connection, counts, schedule } = report
  const lines = [
    m.diagnostics.title({ at: moment(report.at) }),
    '',
    m.diagnostics.line.versions({ versions: versionsText(report.versions) }),
    m.diagnostics.line.electron({ runtime: runtimeText(report.runtime) }),
    m.diagnostics.line.system({ platform: report.platform, arch: report.arch, release: report.release }),
    m.diagnostics.line.running({
      minutes: formatCount(Math.round(report.runningMs / 60_000)),
      megabytes: formatCount(Math.round(report.memoryBytes / 1_000_000))
    }),
    m.diagnostics.line.service({
      service: connection.mode,
      plan: connection.plan
    }),
    m.diagnostics.line.key({ connection: keyText(connection) }),
    m.diagnostics.line.watched({
      coins: some(counts.coins, 'coin'),
      lists: some(counts.lists, 'list'),
      alerts: some(counts.alerts, 'alert')
    }),
    m.diagnostics.line.schedule({ schedule: scheduleText(schedule) }),
    m.diagnostics.line.response({
      lastAnswerAt:
        schedule.lastAnswerAt === null ? m.diagnostics.responseNone() : moment(schedule.lastAnswerAt)
    }),
    m.diagnostics.line.calls({ calls: callsText(calls) }),
    m.diagnostics.line.crashes({ crashes: report.crashes }),
    '',
    report.log.length === 0 ? m.diagnostics.logEmpty() : m.diagnostics.logTitle(),
    ...report.log
  ]
  return `${lines.join('\n')}\n`
}

export function crashesText(crashes: readonly CrashRecord[]): string {
  return crashes
    .map(({ at, process, stack, times, versions }) => {
      const who = process === 'main' ? m.diagnostics.crashed.app() : m.diagnostics.crashed.window()
      const often = times > 1 ? m.diagnostics.crashed.atLeast({ times: formatCount(times) }) : ''
      const head = [who, moment(at), often].filter(Boolean).join(', ')
      return `${head}\n${versionsText(versions)}\n${stack}\n`
    })
    .join('\n')
}

export function runtimeText(runtime: DiagnosticsReport['runtime']): string {
  if (runtime === 'official') return 'official'
  return runtime === 'trial' ? m.diagnostics.runtime.unofficial() : m.diagnostics.runtime.developer()
}

const some = (count: number, what: string): string => `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`

const moment = (at: number): string =>
  m.diagnostics.utcTime({ time: new Date(at).toISOString().slice(0, 19).replace('T', ' ') })

const versionsText = ({ app, electron, chromium, node }: Versions): string =>
  m.diagnostics.versionNames({ app, electron, chromium, node })

function keyText({ key, keychainFails }: DiagnosticsReport['connection']): string {
  const storageText = {
    none: m.diagnostics.plan.unknown(),
    saved: m.diagnostics.key.keychain(),
    session: m.diagnostics.key.session()
  }[key]
  return keychainFails ? m.diagnostics.key.keychainTrouble({ storage: storageText }) : storageText
}

function scheduleText({
  loading,
  fault,
  health,
  lockedOperations,
  next,
  paused
}: DiagnosticsReport['schedule']): string {
  return [
    paused ? m.diagnostics.state.paused({ health }) : health,
    ...(fault === null ? [] : [m.diagnostics.state.fault({ fault })]),
    ...(loading === null ? [] : [m.diagnostics.state.loading({ loading })]),
    ...(next === null
      ? [m.diagnostics.state.nextNone()]
      : [m.diagnostics.state.next({ need: next.need, at: moment(next.at) })]),
    ...(lockedOperations === 0
      ? []
      : [m.diagnostics.plan.locked({ lockedOperations: some(lockedOperations, 'operation') })])
  ].join(', ')
}

function callsText({ count, faults, since }: DiagnosticsReport['calls']): string {
  if (since === null) return 'none'
  const failed = faults.map(({ code, count: times }) => `${code} ${formatCount(times)}`)
  return m.diagnostics.callsSince({
    count: formatCount(count),
    since: moment(since),
    failures:
      failed.length === 0
        ? m.diagnostics.failures.none()
        : m.diagnostics.failures.list({ failed: failed.join(', ') })
  })
}
