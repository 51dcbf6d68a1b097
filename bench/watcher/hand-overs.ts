import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { CandlewickApp } from '../../e2e/candlewick-app'
import { startDesktop } from '../../e2e/desktop/desktop'
import { startDemoService } from '../../src-demo/demo-service'
import { Receiver } from '../../src-main/alerts/delivery/receiver.fixture'
import { requestHolder, type HolderKind } from '../../src-main/platform/holder/holder-socket'
import { requestInChild } from '../../src-main/platform/secrets/child-keychain'
import { KeychainVault } from '../../src-main/platform/secrets/keychain-vault'
import { prepareFolder } from '../../src-main/shell/watch/prepared-folder.fixture'
import { m } from '../../src-shared/messages/m'
import { isSettled, ledgerIn } from '../crash/books'
import { quantile } from '../chart/figures'
import { randomFrom } from '../random'
import { rest } from '../../src-main/platform/time/next-turn'

const root = join(import.meta.dirname, '../..')
const everyMs = 5_000
const mostWaitMs = 60_000
/**
 * A call that follows sooner than this is a duplicate. On a busy machine, a late call also shortens the next
 * interval, but only a little.
 */
const soonestMs = everyMs / 2

interface Spread {
  readonly median: number
  readonly longest: number
}

export interface HandOvers {
  readonly handOvers: number
  readonly calls: number
  /** The number of calls for quotes that followed the previous one much sooner than agreed. */
  readonly callsTwice: number
  readonly alerts: number
  readonly alertsLost: number
  readonly alertsDoubled: number
  readonly unsettled: number
  /** In credits. */
  readonly ledgerOff: number
  /** How long neither process had the folder while the app was opened. */
  readonly takeOverMs: Spread
  /** How long neither process had the folder while the app was quit. */
  readonly handBackMs: Spread
}

async function until(isThere: () => boolean | Promise<boolean>, subject: string): Promise<void> {
  const deadline = performance.now() + mostWaitMs
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${subject}.`)
    await rest(10)
  }
}

const spreadOf = (ms: readonly number[]): Spread => ({
  median: Math.round(quantile(ms, 0.5)),
  longest: Math.round(Math.max(...ms))
})

/**
 * Before each hand-over, BTC crosses the alert's price, so that a call, evaluation or message is in progress
 * at that moment.
 */
export async function handOver(rounds: number): Promise<HandOvers> {
  const desktop = await startDesktop()
  Object.assign(process.env, desktop.env)
  const service = await startDemoService({ rateLimitPerMinute: null, quotaLimit: 1e9 })
  const receiver = await Receiver.start()
  const app = new CandlewickApp(desktop.env)
  const { dataFolder: folder } = app
  const random = randomFrom(1)
  await new KeychainVault(requestInChild).write(service.address, service.key)
  await prepareFolder(folder, service, receiver.address, { everyMs, above: 100, repeat: 'every' })
  const busy = Array.from({ length: availableParallelism() }, () =>
    // The child ends together with this process, even after an error.
    spawn(process.execPath, ['-e', 'const { ppid } = process; while (process.ppid === ppid);'], {
      stdio: 'ignore'
    })
  )
  const price = (value: number): void => {
    const row = { symbol: 'BTC', last: String(value), lowest: '40', highest: '200' }
    service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
  }
  const answered = (): number =>
    service.controls.calls('getData').filter(({ status }) => status !== null).length
  const nextAnswer = async (): Promise<void> => {
    const before = answered()
    await until(() => answered() > before, 'quotes')
  }
  price(98)
  const watcher = new Watcher(folder)
  const end = async (): Promise<void> => {
    for (const child of busy) child.kill('SIGKILL')
    // End the watcher first, because the ledger is only complete afterwards.
    await watcher.end()
    receiver.stop()
    await app.dispose()
    await service.close()
    await desktop.stop()
  }
  const takeOvers: number[] = []
  const handBacks: number[] = []
  /** Waits until `to` answers instead of `from`. Returns how long neither of them answered. */
  const passed = async (from: HolderKind, to: HolderKind): Promise<number> => {
    let last = performance.now()
    await until(async () => {
      const who = await requestHolder(join(folder, 'data'), 'who')
      if (who === from) last = performance.now()
      return who === to
    }, to)
    return performance.now() - last
  }
  const figuresOf = (): HandOvers => {
    const calls = service.controls.calls('getData')
    const gaps = calls.map(({ at }, index) => at - (calls[index - 1]?.at ?? -Infinity))
    const ledger = ledgerIn(folder, service.address)
    const booked = ledger.reduce((sum, { charged }) => sum + (charged ?? 0), 0)
    const charged = service.controls.calls().reduce((sum, call) => sum + call.charged, 0)
    const alerts = receiver.bodies.map(body => (JSON.parse(body) as { readonly id: string }).id)
    return {
      handOvers: 2 * rounds,
      calls: calls.length,
      callsTwice: gaps.filter(gap => gap < soonestMs).length,
      alerts: alerts.length,
      alertsLost: Math.max(0, rounds - new Set(alerts).size),
      alertsDoubled: alerts.length - Math.min(rounds, new Set(alerts).size),
      unsettled: ledger.filter(row => !isSettled(row)).length,
      ledgerOff: booked - charged,
      takeOverMs: spreadOf(takeOvers),
      handBackMs: spreadOf(handBacks)
    }
  }
  try {
    await watcher.watches(1)
    await requestHolder(join(folder, 'data'), 'resume')
    // The first price is so different that the app only accepts it once it's confirmed.
    await nextAnswer()
    for (let round = 1; round <= rounds; round++) {
      await nextAnswer()
      await rest(random.between(0, everyMs))
      price(102)
      const opened = app.startBare(['--hidden'])
      takeOvers.push(await passed('watcher', 'app'))
      await watcher.waits(round)
      await until(() => receiver.bodies.length >= round, `message ${round}`)
      price(98)
      await nextAnswer()
      await rest(random.between(0, everyMs))
      const closed = once(opened, 'exit')
      opened.kill('SIGTERM')
      handBacks.push(await passed('app', 'watcher'))
      await closed
      await watcher.watches(round + 1)
    }
    await watcher.end()
    return figuresOf()
  } finally {
    await end()
  }
}

class Watcher {
  readonly #child: ChildProcess
  #output = ''

  constructor(folder: string) {
    const program = join(root, 'out/main/watch.js')
    this.#child = spawn(process.execPath, [program, `--user-data-dir=${folder}`])
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (piece: Buffer) => (this.#output += piece.toString()))
  }

  watches(times: number): Promise<void> {
    return this.#says(/^Watching /gm, times)
  }

  waits(times: number): Promise<void> {
    return this.#says(new RegExp(`^${m.watcher.waiting().replaceAll('.', String.raw`\.`)}$`, 'gm'), times)
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const closed = once(this.#child, 'close')
    this.#child.kill('SIGTERM')
    await closed
  }

  #says(text: RegExp, times: number): Promise<void> {
    return until(() => [...this.#output.matchAll(text)].length >= times, `${text.source}, ${this.#output}`)
  }
}
