import type { CrashRecord, DiagnosticsReport } from '@contract'
import { formatCount } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'

type Versions = CrashRecord['versions']

/** The diagnostics text a user can read and share. Times are in UTC, since it may be read elsewhere. */
export function diagnosticsText(report: DiagnosticsReport): string {
  const { calls, connection, counts, schedule } = report
  const lines = [
    m.diagnostics.candlewickDiagnostics({ at: moment(report.at) }),
    '',
    m.diagnostics.versions({ versions: versionsText(report.versions) }),
    m.diagnostics.electronRuntime({ runtime: runtimeText(report.runtime) }),
    m.diagnostics.systemPlatform({ platform: report.platform, arch: report.arch, release: report.release }),
    m.diagnostics.runningMinMbMemory({
      minutes: formatCount(Math.round(report.runningMs / 60_000)),
      megabytes: formatCount(Math.round(report.memoryBytes / 1_000_000))
    }),
    m.diagnostics.servicePlan({
      service: connection.mode,
      plan: connection.plan
    }),
    m.diagnostics.keyConnection({ connection: keyText(connection) }),
    m.diagnostics.watchedCoins({
      coins: some(counts.coins, 'coin'),
      lists: some(counts.lists, 'list'),
      alerts: some(counts.alerts, 'alert')
    }),
    m.diagnostics.schedule({ schedule: scheduleText(schedule) }),
    m.diagnostics.answeredLastanswerat({
      lastAnswerAt: schedule.lastAnswerAt === null ? m.diagnostics.never() : moment(schedule.lastAnswerAt)
    }),
    m.diagnostics.calls({ calls: callsText(calls) }),
    m.diagnostics.crashes({ crashes: report.crashes }),
    '',
    report.log.length === 0 ? m.diagnostics.logEmpty() : m.diagnostics.lastLinesLog(),
    ...report.log
  ]
  return `${lines.join('\n')}\n`
}

/** Crashes of earlier runs, newest first. */
export function crashesText(crashes: readonly CrashRecord[]): string {
  return crashes
    .map(({ at, process, stack, times, versions }) => {
      const who = process === 'main' ? m.diagnostics.app() : m.diagnostics.window()
      const often = times > 1 ? m.diagnostics.timesMore({ times: formatCount(times) }) : ''
      const head = [who, moment(at), often].filter(Boolean).join(', ')
      return `${head}\n${versionsText(versions)}\n${stack}\n`
    })
    .join('\n')
}

/** The origin of the running Electron build. */
export function runtimeText(runtime: DiagnosticsReport['runtime']): string {
  if (runtime === 'official') return 'official'
  return runtime === 'trial' ? m.diagnostics.unofficialFitTrialOnly() : m.diagnostics.chosenDeveloper()
}

const some = (count: number, what: string): string => `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`

const moment = (at: number): string =>
  m.diagnostics.utcTime({ time: new Date(at).toISOString().slice(0, 19).replace('T', ' ') })

const versionsText = ({ app, electron, chromium, node }: Versions): string =>
  m.diagnostics.candlewickElectronChromiumNode({ app, electron, chromium, node })

function keyText({ key, keychainFails }: DiagnosticsReport['connection']): string {
  const kept = {
    none: m.diagnostics.noneKnown(),
    saved: m.diagnostics.keychain(),
    session: m.diagnostics.memoryUntilAppEnds()
  }[key]
  return keychainFails ? m.diagnostics.keychainCannotUsed({ kept }) : kept
}

function scheduleText({
  asking,
  fault,
  health,
  lockedOperations,
  next,
  paused
}: DiagnosticsReport['schedule']): string {
  return [
    paused ? m.diagnostics.pausedHealth({ health }) : health,
    ...(fault === null ? [] : [m.diagnostics.troubleFault({ fault })]),
    ...(asking === null ? [] : [m.diagnostics.asking({ asking })]),
    ...(next === null
      ? [m.diagnostics.nothingNext()]
      : [m.diagnostics.nextNeed({ need: next.need, at: moment(next.at) })]),
    ...(lockedOperations === 0
      ? []
      : [m.diagnostics.beyondPlan({ lockedOperations: some(lockedOperations, 'operation') })])
  ].join(', ')
}

function callsText({ count, faults, since }: DiagnosticsReport['calls']): string {
  if (since === null) return 'none'
  const failed = faults.map(({ code, count: times }) => `${code} ${formatCount(times)}`)
  return m.diagnostics.callsSince({
    count: formatCount(count),
    since: moment(since),
    failures:
      failed.length === 0 ? m.diagnostics.noneFailed() : m.diagnostics.failed({ failed: failed.join(', ') })
  })
}
