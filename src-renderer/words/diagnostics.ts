import type { CrashRecord, DiagnosticsReport } from '@contract'
import { formatCount } from '../../src-shared/format/credits'

type Versions = CrashRecord['versions']

/** What a person reads, and may hand on, when something is wrong. Moments are told in UTC: it is read elsewhere. */
export function diagnosticsText(report: DiagnosticsReport): string {
  const { calls, connection, counts, schedule } = report
  const lines = [
    `Candlewick diagnostics of ${moment(report.at)}`,
    '',
    `Versions   ${versionsText(report.versions)}`,
    `Electron   ${runtimeText(report.runtime)}`,
    `System     ${report.platform} ${report.arch}, ${report.release}`,
    `Running    ${formatCount(Math.round(report.runningMs / 60_000))} min, ${formatCount(Math.round(report.memoryBytes / 1_000_000))} MB of memory`,
    `Service    ${connection.mode === 'demo' ? 'demo market' : 'a real one'}, plan ${connection.plan}`,
    `Key        ${keyText(connection)}`,
    `Watched    ${some(counts.coins, 'coin')} in ${some(counts.lists, 'list')}, ${some(counts.alerts, 'alert')}`,
    `Schedule   ${scheduleText(schedule)}`,
    `Answered   ${schedule.lastAnswerAt === null ? 'never' : moment(schedule.lastAnswerAt)}`,
    `Calls      ${callsText(calls)}`,
    `Crashes    ${report.crashes}`,
    '',
    report.log.length === 0 ? 'The log is empty.' : 'Last lines of the log:',
    ...report.log
  ]
  return `${lines.join('\n')}\n`
}

/** The crashes of earlier starts, newest first. */
export function crashesText(crashes: readonly CrashRecord[]): string {
  return crashes
    .map(({ at, process, stack, times, versions }) => {
      const who = process === 'main' ? 'The app' : 'The window'
      const often = times > 1 ? `, ${formatCount(times)} times or more` : ''
      return `${who}, ${moment(at)}${often}\n${versionsText(versions)}\n${stack}\n`
    })
    .join('\n')
}

/** Where the Electron that runs this comes from. */
export function runtimeText(runtime: DiagnosticsReport['runtime']): string {
  if (runtime === 'official') return 'official'
  return runtime === 'trial' ? 'unofficial, fit for a trial only' : 'chosen by a developer'
}

const some = (count: number, what: string): string => `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`

const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`

const versionsText = ({ app, electron, chromium, node }: Versions): string =>
  `Candlewick ${app}, Electron ${electron}, Chromium ${chromium}, Node ${node}`

function keyText({ key, keychainFails }: DiagnosticsReport['connection']): string {
  const kept = { none: 'none known', saved: 'in the keychain', session: 'in memory until the app ends' }[key]
  return keychainFails ? `${kept}; the keychain cannot be used` : kept
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
    paused ? `${health}, paused` : health,
    ...(fault === null ? [] : [`trouble: ${fault}`]),
    ...(asking === null ? [] : [`asking for ${asking}`]),
    ...(next === null ? ['nothing next'] : [`${next.need} next at ${moment(next.at)}`]),
    ...(lockedOperations === 0 ? [] : [`${some(lockedOperations, 'operation')} beyond the plan`])
  ].join(', ')
}

function callsText({ count, faults, since }: DiagnosticsReport['calls']): string {
  if (since === null) return 'none'
  const failed = faults.map(({ code, count: times }) => `${code} ${formatCount(times)}`)
  return `${formatCount(count)} since ${moment(since)}; ${failed.length === 0 ? 'none failed' : `failed: ${failed.join(', ')}`}`
}
