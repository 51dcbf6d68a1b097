import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { CandlewickApp, endBareStart } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { MenuBar } from '../pages/menu-bar'
import { pricesBtc } from '../priced-btc'
import { NetworkTrace, isLocalContact, type Contact } from '../isolation/network-trace'
import { attemptEverything } from '../isolation/page-attempts'
import { Receiver } from '../../src-main/alerts/delivery/receiver.fixture'
import { m } from '../../src-shared/messages/m'

// README and SECURITY promise that only calls to the chosen service and messages to confirmed addresses leave
// this machine.

let trace: NetworkTrace
test.beforeAll(() => {
  if (!NetworkTrace.isPossible) throw new Error('strace cannot trace programs here: the promise is unproved.')
})
test.beforeEach(() => void (trace = new NetworkTrace()))
test.afterEach(() => trace.end())

const beyond = (): readonly Contact[] => trace.contacts().filter(contact => !isLocalContact(contact))

class Listener {
  readonly host = '127.66.0.1'
  received = 0
  readonly #tcp: Server = createServer(socket => {
    this.received++
    socket.destroy()
  })
  readonly #udp: Socket = createSocket('udp4', () => void this.received++)

  async begin(): Promise<number> {
    await once(this.#tcp.listen(0, this.host), 'listening')
    const { port } = this.#tcp.address() as AddressInfo
    this.#udp.bind(port, this.host)
    await once(this.#udp, 'listening')
    return port
  }

  end(): void {
    this.#tcp.close()
    this.#udp.close()
  }
}

test('a first start, every view and window, and quitting contact only the service', async ({
  desktop,
  service
}) => {
  test.slow()
  const app = new CandlewickApp(desktop.env)
  const page = new AppPage(await app.launch({}, [], trace.program))
  await page.connect(service)
  await expect(page.row('BTC')).toContainText(/\d/)
  for (const view of ['Market', 'News', 'Alerts', 'Explorer', 'Credits', 'Settings', 'Watch'] as const)
    await page.show(view)
  await page.press(m.coin.link.openPage())
  await expect(page.view(m.common.coin())).toBeVisible()
  const menu = new MenuBar(app)
  for (const [number, entry] of ['window:chart', 'window:watchlist', 'window:ticker'].entries()) {
    await menu.choose(entry, page.page)
    await expect.poll(() => app.windows().length).toBe(number + 2)
  }
  await app.advance(60_000)
  await app.settled()
  await app.quit()
  expect(beyond()).toEqual([])
  const { port } = new URL(service.address)
  expect(trace.contacts()).toContainEqual({ address: '127.0.0.1', port: Number(port) })
  await app.dispose()
})

test('an alert contacts only the address that the user confirmed', async ({
  connectedStart,
  desktop,
  service
}) => {
  test.slow()
  const [confirmed, declined] = [await Receiver.start('127.66.0.2'), await Receiver.start('127.66.0.3')]
  const app = new CandlewickApp(desktop.env)
  await connectedStart.place(app, service)
  const page = new AppPage(await app.launch({}, [], trace.program))
  await page.caughtUp()
  const btcAt = pricesBtc(app, service)
  await btcAt(100)
  const alerts = new AlertsPage(page.page)
  await alerts.begin()
  await alerts.beginRoute.click()
  await alerts.routeKind(m.routes.form.webhook()).click()
  const address = alerts.field(m.routes.form.address(), alerts.routeForm)
  await address.fill(`http://127.66.0.3:${declined.port}/hook`)
  await app.confirm(false)
  await alerts.addRoute()
  await expect.poll(() => app.confirmed()).toContain('127.66.0.3')
  await address.fill(`http://127.66.0.2:${confirmed.port}/hook`)
  await app.confirm(true)
  await alerts.addRoute()
  await expect(alerts.routeForm).toBeHidden()
  await alerts.fillIn('105')
  await btcAt(106)
  await expect.poll(() => confirmed.received.length).toBe(1)
  expect(JSON.stringify(confirmed.received)).not.toContain(service.key)
  await app.quit()
  // The demo market and the service are on 127.0.0.1.
  const routes = trace.contacts().filter(({ address: host }) => host.startsWith('127.66.'))
  expect(routes).toEqual([{ address: '127.66.0.2', port: confirmed.port }])
  expect(beyond()).toEqual([])
  expect(declined.received).toEqual([])
  for (const receiver of [confirmed, declined]) receiver.stop()
  await app.dispose()
})

test('a hidden start contacts no address', async ({ candlewick, tray }) => {
  const hidden = candlewick.startBare(['--hidden'], trace.program)
  await expect.poll(() => tray.items).toBe(1)
  // Chromium normally downloads dictionaries and the like within a few seconds.
  await new Promise(resolve => setTimeout(resolve, 8_000))
  endBareStart(hidden)
  expect(beyond()).toEqual([])
})

test("a script in the page can't reach any network", async ({ desktop }) => {
  test.slow()
  const listener = new Listener()
  const port = await listener.begin()
  const app = new CandlewickApp(desktop.env)
  // Chromium logs each blocked attempt to the console, and Electron each blocked frame.
  app.expectError(/electron: Failed to load URL: .* ERR_BLOCKED_BY_CSP/)
  app.expectError(/^Console, error: Refused to/)
  app.expectError(/^Console, error: Blocked opening/)
  const page = await app.launch({}, [], trace.program)
  const made = await page.evaluate(attemptEverything, {
    host: listener.host,
    port,
    name: 'candlewick.invalid'
  })
  expect(made).toBeGreaterThan(50)
  expect(listener.received).toBe(0)
  expect(trace.contacts().filter(({ address }) => address === listener.host)).toEqual([])
  expect(beyond()).toEqual([])

  // The main process isn't restricted like the page. If the trace contains its call, tracing has worked.
  await app.evaluate(
    ({ net }, url) =>
      void net
        .request(url)
        .on('error', () => undefined)
        .end(),
    `http://${listener.host}:${port}/`
  )
  await expect.poll(() => listener.received).toBe(1)
  await app.evaluate(
    ({ session }) => void session.defaultSession.resolveHost('candlewick.invalid').catch(() => undefined)
  )
  await expect.poll(() => beyond().length).toBeGreaterThan(0)
  await app.dispose()
  listener.end()
})
