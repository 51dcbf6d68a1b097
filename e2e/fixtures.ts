import { writeFileSync } from 'node:fs'
import keytar from 'keytar'
import { test as base, expect, type TestInfo } from 'playwright/test'
import { startDemoService, type DemoService } from '../src-demo/demo-service'
import { CandlewickApp } from './candlewick-app'
import { ConnectedStart } from './connected-start'
import { InspectedApp } from './inspected-app'
import { startDesktop, type Desktop } from './desktop/desktop'
import { Notifications } from './desktop/notifications'
import { TrayHost } from './desktop/tray-host'
import { AlertsPage } from './pages/alerts-page'
import type { AppPage } from './pages/app-page'
import { ChartPage } from './pages/chart-page'
import { ExplorerPage } from './pages/explorer-page'
import { MarketPage } from './pages/market-page'
import { ServiceComparisonPage } from './pages/service-comparison-page'
import { pricesBtc, type PriceBtc } from './priced-btc'
import { ServiceEndpoint } from './service-endpoint'

interface Fixtures {
  notifications: Notifications
  /** The desktop has no tray unless a test uses this fixture. */
  tray: TrayHost
  service: DemoService
  /** The app with its own data folder. It isn't started yet. */
  candlewick: CandlewickApp
  /** The running app, without a debugger on its window. */
  inspected: InspectedApp
  /**
   * A spec that needs to prepare something before the app starts, such as a small disk, starts the app
   * itself.
   */
  appPage: AppPage
  appInTray: AppPage
  btcAt: PriceBtc
  /** The Alerts view of `appPage`, where BTC's price is 100. */
  alerts: AlertsPage
  chart: ChartPage
  market: MarketPage
  explorer: ExplorerPage
  /** The comparison panel of `appPage`, with daily candles of BTC. */
  comparison: ServiceComparisonPage
}

interface WorkerFixtures {
  desktop: Desktop
  serviceEndpoint: ServiceEndpoint
  connectedStart: ConnectedStart
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  desktop: [
    async ({}, use) => {
      const desktop = await startDesktop()
      // keytar must use the same keyring in this process as in the app.
      Object.assign(process.env, desktop.env)
      await use(desktop)
      await desktop.stop()
    },
    { scope: 'worker' }
  ],
  serviceEndpoint: [
    async ({}, use) => {
      const endpoint = await ServiceEndpoint.claim()
      await use(endpoint)
      endpoint.release()
    },
    { scope: 'worker' }
  ],
  connectedStart: [
    async ({ desktop }, use) => {
      const start = new ConnectedStart(desktop.env)
      await use(start)
      start.dispose()
    },
    { scope: 'worker' }
  ],
  notifications: async ({ desktop }, use) => {
    const notifications = new Notifications(desktop.env)
    notifications.clear()
    await use(notifications)
  },
  tray: async ({ desktop }, use) => {
    const tray = await TrayHost.start(desktop.env['DBUS_SESSION_BUS_ADDRESS'] ?? '')
    await use(tray)
    tray.stop()
  },
  service: async ({ desktop, serviceEndpoint: { address, port, key } }, use) => {
    void desktop
    // Delete the key of an earlier test, so that a spec that connects itself doesn't find it.
    await keytar.deletePassword('Candlewick', address)
    const service = await startDemoService({ port, key })
    await use(service)
    await service.close()
  },
  candlewick: async ({ desktop }, use, info) => {
    const candlewick = new CandlewickApp(desktop.env)
    await use(candlewick)
    if (info.status !== info.expectedStatus)
      keepLog(info, `${candlewick.log}\n${await candlewick.schedulerState()}\n`)
    await candlewick.dispose()
  },
  inspected: async ({ desktop }, use, info) => {
    const inspected = new InspectedApp(desktop.env)
    await use(inspected)
    if (info.status !== info.expectedStatus) keepLog(info, inspected.log)
    await inspected.stop()
  },
  appPage: async ({ connectedStart, candlewick, service }, use) => {
    await use(await connectedStart.open(candlewick, service))
  },
  appInTray: async ({ tray, connectedStart, candlewick, service }, use) => {
    await connectedStart.prepare(service)
    tray.forgetItems()
    const appPage = await connectedStart.open(candlewick, service)
    await expect.poll(() => tray.items).toBe(1)
    await use(appPage)
  },
  btcAt: async ({ candlewick, service }, use) => {
    await use(pricesBtc(candlewick, service))
  },
  alerts: async ({ appPage, btcAt }, use) => {
    await btcAt(100)
    await use(new AlertsPage(appPage.page))
  },
  chart: async ({ appPage }, use) => {
    await appPage.chartFilled()
    await use(new ChartPage(appPage.page))
  },
  market: async ({ appPage }, use) => {
    await use(await MarketPage.open(appPage))
  },
  explorer: async ({ appPage }, use) => {
    await use(await ExplorerPage.open(appPage))
  },
  comparison: async ({ candlewick, appPage }, use) => {
    await candlewick.resize(1440, 900)
    await appPage.interval('1d').click()
    await expect(appPage.chart('BTC', '1d')).toBeVisible()
    await use(new ServiceComparisonPage(appPage))
  }
})

function keepLog(info: TestInfo, log: string): void {
  const path = info.outputPath('app.log')
  writeFileSync(path, log)
  info.attachments.push({ name: 'app log', path, contentType: 'text/plain' })
}

export { expect } from 'playwright/test'
