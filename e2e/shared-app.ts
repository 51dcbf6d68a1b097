import { writeFileSync } from 'node:fs'
import { startDemoService, type DemoService } from '../src-demo/demo-service'
import { CandlewickApp } from './candlewick-app'
import { test } from './fixtures'
import type { AppPage } from './pages/app-page'

export interface SharedApp {
  readonly appPage: AppPage
  readonly candlewick: CandlewickApp
  readonly service: DemoService
}

/**
 * Provides one connected app for all tests of a `describe` block, because starting it takes longer than many
 * tests. Only use it if the changes of every test can be undone.
 * @param reset undoes the changes of any other test. It runs before each test, so the order of the tests
 *   doesn't matter.
 */
export function sharedApp(reset: (app: SharedApp) => Promise<void>): () => SharedApp {
  let service: DemoService | null = null
  let candlewick: CandlewickApp | null = null
  let appPage: AppPage | null = null

  test.beforeAll(async ({ connectedStart, desktop, serviceEndpoint: { port, key } }) => {
    service = await startDemoService({ port, key })
    candlewick = new CandlewickApp(desktop.env)
    appPage = await connectedStart.open(candlewick, service)
  })
  const app = (): SharedApp => {
    if (!service || !candlewick || !appPage) throw new Error('The shared app is not running')
    return { appPage, candlewick, service }
  }
  test.beforeEach(() => reset(app()))
  test.afterEach(async ({}, info) => {
    if (info.status === info.expectedStatus) return
    const path = info.outputPath('app.log')
    writeFileSync(path, `${candlewick?.log ?? ''}\n${(await candlewick?.schedulerState()) ?? ''}\n`)
    info.attachments.push({ name: 'app log', path, contentType: 'text/plain' })
  })
  test.afterAll(async () => {
    await candlewick?.dispose()
    await service?.close()
  })
  return app
}
