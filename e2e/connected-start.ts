import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import keytar from 'keytar'
import { expect } from 'playwright/test'
import type { ReceivedCall } from '../src-demo/demo-controls'
import type { DemoService } from '../src-demo/demo-service'
import { CandlewickApp } from './candlewick-app'
import { AppPage } from './pages/app-page'
import { removeFolder } from './remove-folder'

/**
 * A saved connection is only used on the same day: the quota is reset at midnight UTC, and the app's totals
 * begin at the local midnight.
 */
function today(): string {
  const now = new Date()
  return `${now.toISOString().slice(0, 10)} ${now.toDateString()}`
}

interface Connection {
  readonly folder: string
  readonly calls: readonly ReceivedCall[]
  readonly day: string
}

/**
 * Starts the app from the data folder of an earlier session. Connecting would take three times the processor
 * time, so each worker connects once in the dialog, and its specs start from copies of that folder. Nothing
 * is faked: the key is in the keyring, and the service has the same address and key and remembers the calls
 * and credits of the connection. Use `AppPage.watching` for specs about connecting, about first responses, or
 * about data of the current session only.
 */
export class ConnectedStart {
  readonly #env: Readonly<Record<string, string>>
  #connection: Connection | null = null

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env
  }

  /** The service must use the worker's endpoint. */
  async prepare(service: DemoService): Promise<Connection> {
    if (this.#connection?.day === today()) return this.#connection
    this.dispose()
    this.#connection = await this.#connect(service)
    service.controls.clearCalls()
    service.controls.resetQuota()
    return this.#connection
  }

  /**
   * @param service a service that has received no calls yet
   * @returns the calls of the connection
   */
  async place(candlewick: CandlewickApp, service: DemoService): Promise<readonly ReceivedCall[]> {
    const { folder, calls } = await this.prepare(service)
    service.controls.continueAfter(calls)
    await keytar.setPassword('Candlewick', service.address, service.key)
    cpSync(folder, candlewick.dataFolder, { recursive: true })
    return calls
  }

  /** @param service a service that has received no calls yet */
  async open(candlewick: CandlewickApp, service: DemoService): Promise<AppPage> {
    const calls = await this.place(candlewick, service)
    const appPage = new AppPage(await candlewick.launch())
    await expect(appPage.row('BTC')).toContainText(/\d/)
    await appPage.caughtUp()
    // Saved prices that are less than a minute old aren't due yet, so move the clock. All specs then start
    // with new prices.
    if (service.controls.calls().length === calls.length) {
      await candlewick.advance(61_000)
      await appPage.caughtUp()
    }
    return appPage
  }

  async #connect(service: DemoService): Promise<Connection> {
    const day = today()
    const first = new CandlewickApp(this.#env)
    try {
      const appPage = await AppPage.watching(first, service)
      await appPage.chartFilled()
      await appPage.caughtUp()
      await first.quit()
      const folder = mkdtempSync(join(tmpdir(), 'candlewick-connected-'))
      cpSync(first.dataFolder, folder, { recursive: true })
      return { folder, calls: service.controls.calls(), day }
    } finally {
      await first.dispose()
    }
  }

  dispose(): void {
    if (this.#connection) removeFolder(this.#connection.folder)
    this.#connection = null
  }
}
