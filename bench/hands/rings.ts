import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { AlertsState } from '../../src-shared/contract/alerts'
import type { StartedApp } from '../desktop/started-app'
import { rest } from '../../src-main/platform/time/next-turn'
import { ringingNote } from './loaded-profile'

/** The app shows no more than three separate notifications in ten seconds. */
const pauseMs = 3_500

/**
 * Repeatedly resumes an alert whose condition every price of BTC meets, while prices are being refreshed.
 * @param between does the work once the responses of a refresh have been handled. Otherwise, a response
 *   without prices could make the alert fire on an earlier price.
 * @returns ms from the last byte of the response until the notification is on the session bus
 */
export async function ringTimes(
  app: StartedApp,
  env: NodeJS.ProcessEnv,
  count: number,
  between: (work: () => Promise<unknown>) => void
): Promise<readonly number[]> {
  let answeredAt = NaN
  const finished = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage }
    // Any response about BTC counts, because new candles of BTC also make the app check a resumed alert with
    // the price that it has.
    if (/\bBTC\b/.test(request.url ?? '')) answeredAt = performance.now()
  }
  subscribe('http.server.response.finish', finished)
  const monitor = spawn(
    'dbus-monitor',
    ['--session', "interface='org.freedesktop.Notifications',member='Notify'"],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit']
    }
  )
  let rung = (): void => undefined
  createInterface({ input: monitor.stdout }).on('line', line => {
    if (line.includes('member=Notify')) rung()
  })
  const { alerts } = await app.ask<AlertsState>('alerts', 'state')
  const ringing = alerts.find(({ note }) => note === ringingNote)
  if (!ringing) throw new Error('The alert is missing.')
  const times: number[] = []
  await rest(pauseMs)
  while (times.length < count) {
    const notified = new Promise<number>(resolve => (rung = () => resolve(performance.now() - answeredAt)))
    between(() => app.ask('alerts', 'resume', { id: ringing.id }))
    times.push(await notified)
    if (process.env['BENCH_VERBOSE']) console.error('notification', Math.round(times.at(-1) ?? 0))
    await rest(pauseMs)
  }
  unsubscribe('http.server.response.finish', finished)
  monitor.kill()
  return times
}
