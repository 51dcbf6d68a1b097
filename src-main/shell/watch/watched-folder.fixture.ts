import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { minute } from '../../../src-shared/time'
import { startDemoService, type DemoService } from '../../../src-demo/demo-service'
import { Receiver } from '../../alerts/delivery/receiver.fixture'
import { compose } from '../../composition/compose'
import { quietMachine } from '../../composition/session/machine.fixture'
import { overTheWire } from '../../composition/tests/resilience.fixture'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import { patiently } from '../../platform/time/patience.fixture'
import { watchCommand } from './watch-command'

export const key = 'the-key-of-this-test'

export interface WatchedFolder {
  /** The user data folder. */
  readonly folder: string
  readonly service: DemoService
  readonly receiver: Receiver
}

/**
 * A folder set up by the app: a service, quotes every minute, and an alert that triggers at the first quote and is sent to the
 * receiver. Calls are paused.
 */
export async function watchedFolder(): Promise<WatchedFolder> {
  const folder = tempFolder()
  const service = await startDemoService({ key })
  const receiver = await Receiver.start()
  onTestFinished(async () => {
    receiver.stop()
    await service.close()
  })
  const app = await compose({
    ...quietMachine(join(folder, 'data')),
    clock: systemClock,
    fetch: overTheWire,
    confirm: async () => true
  })
  const { alerts, connection, routes, schedule } = app.services
  await connection.enter({ address: service.address, key })
  await schedule.pause({ until: null })
  const items = (['candles', 'fearGreed', 'news', 'coin-list'] as const).map(need => ({
    ...{ need, automatic: false, everyMs: null }
  }))
  await connection.agree({ items: [...items, { need: 'quotes', automatic: true, everyMs: minute }] })
  const target = { kind: 'webhook' as const, address: receiver.address, template: null }
  const route = await routes.save({ id: null, draft: { name: 'Here', target, quietHours: null } })
  const anyOf = [[{ kind: 'price', is: 'above', value: 1 }]]
  const draft = AlertDraft.parse({ coin: 'BTC', anyOf, bars: 'forming', repeat: 'once', routes: [route?.id] })
  await alerts.save({ id: null, draft, agreed: true })
  await app.close()
  return { folder, service, receiver }
}

/** `npm run watch` in a process of its own. */
export class WatchProcess {
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess
  #output = ''

  constructor(folder: string) {
    const program = fileURLToPath(new URL('./node-watch.ts', import.meta.url))
    const args = ['--import', 'tsx', program, `--user-data-dir=${folder}`, 'watch', '--key-stdin']
    this.#child = spawn(process.execPath, args)
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', piece => (this.#output += String(piece)))
    this.#child.stdin?.end(`${key}\n`)
    this.ended = once(this.#child, 'close').then(([code]) => code as number | null)
    onTestFinished(() => void this.#child.kill('SIGKILL'))
  }

  get output(): string {
    return this.#output
  }

  async says(text: string): Promise<void> {
    await expect.poll(() => this.#output, patiently).toContain(text)
  }

  kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.ended
  }
}

/** Runs a command in this process. */
export async function commanded(
  folder: string,
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const said: string[] = []
  const code = await watchCommand(words, {
    ...quietMachine(join(folder, 'data')),
    ...{ env: {}, readSecret: () => 'short', fetch: overTheWire, notify: () => undefined },
    say: text => void said.push(text),
    stopped: new Promise(() => undefined)
  })
  return { code, output: said.join('\n') }
}
