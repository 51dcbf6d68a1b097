import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { CreditsPage } from '../pages/credits-page'
import { m } from '../../src-shared/messages/m'

/** How a bare HTTP server answers the nth request. */
type Answer = (request: IncomingMessage, response: ServerResponse, nth: number) => unknown

async function bareService(
  answer: Answer
): Promise<{ address: string; requests: IncomingMessage[]; close(): Promise<void> }> {
  const requests: IncomingMessage[] = []
  const server: Server = createServer((request, response) =>
    answer(request, response, requests.push(request))
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

const fearGreed = JSON.stringify({
  status: true,
  fear_and_greed: { value: 18, value_classification: 'Extreme Fear' }
})
const good = (response: ServerResponse, headers: Record<string, string> = {}): void => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'x-credits-consumed': '7',
    'x-quota-used': '7',
    'x-quota-limit': '1000',
    ...headers
  })
  response.end(fearGreed)
}

/** The check of the key is the first call, and each `load` makes one more. */
async function watchQuietly(appPage: AppPage, service: { address: string }): Promise<void> {
  await appPage.enterKey(service.address, 'a-key-of-some-length')
  await appPage.plan.waitFor()
  const needs = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list']
  const items = needs.map(need => ({ need, automatic: false, everyMs: null }))
  expect(await appPage.ask('connection', 'agree', { items })).toMatchObject({ ok: true })
}

const load = (appPage: AppPage): Promise<unknown> => appPage.ask('market', 'loadFearGreed')

test('never repeats a paid call whose connection broke', async ({ candlewick }) => {
  const service = await bareService((request, response, nth) => {
    if (nth <= 2) return good(response)
    request.socket.destroy()
  })
  const appPage = new AppPage(await candlewick.launch())
  await watchQuietly(appPage, service)
  expect(await load(appPage)).toMatchObject({ ok: true })
  expect(await load(appPage)).toMatchObject({
    ok: false,
    fault: { code: expect.stringMatching(/offline|timed-out|unreadable/) }
  })
  expect(service.requests).toHaveLength(3)
  // The service may have charged for this call, so the app still counts the reserved credits.
  expect(await appPage.ask('credits', 'gauge')).toMatchObject({
    answer: { unknown: { calls: 1, credits: 7 } }
  })
  await service.close()
})

test('never takes responses from a cache and sends no cookies', async ({ candlewick }) => {
  const service = await bareService((_, response) =>
    good(response, { 'cache-control': 'max-age=3600, immutable', 'set-cookie': 'who=me; Path=/' })
  )
  const appPage = new AppPage(await candlewick.launch())
  await watchQuietly(appPage, service)
  await load(appPage)
  await load(appPage)
  expect(service.requests).toHaveLength(3)
  expect(service.requests[1]?.headers.cookie).toBeUndefined()
  expect(service.requests[1]?.headers.authorization).toBe('Bearer a-key-of-some-length')
  await service.close()
})

test("doesn't follow redirects, so the target never gets the key", async ({ candlewick }) => {
  const thief = await bareService((_, response) => good(response))
  const service = await bareService((request, response, nth) => {
    if (nth === 1) return good(response)
    response.writeHead(302, { location: thief.address + (request.url ?? '') })
    response.end()
  })
  const appPage = new AppPage(await candlewick.launch())
  await watchQuietly(appPage, service)
  expect(await load(appPage)).toMatchObject({ ok: false })
  expect(service.requests).toHaveLength(2)
  expect(thief.requests).toHaveLength(0)
  await service.close()
  await thief.close()
})

const oddAnswers: readonly (readonly [what: string, answer: Answer, code: string | null])[] = [
  ['a sign-in page', (_, response) => response.end('<html><body>Log in</body></html>'), 'sign-in-page'],
  ['cut JSON', (_, response) => response.end('{"status":true,"fear_and'), 'unreadable'],
  ['60 MB', (_, response) => response.end(Buffer.alloc(60 * 1024 * 1024, 32)), 'unreadable'],
  [
    'nonsense headers',
    (_, response) => good(response, { 'x-credits-consumed': '-3', 'x-quota-used': 'lots' }),
    null
  ],
  ['an array', (_, response) => response.end('[1,2,3]'), 'unreadable'],
  ['an invalid status', (_, response) => response.writeHead(999).end('{}'), 'unexpected-status']
]

test('reports what is wrong with a malformed response and keeps its credits reserved', async ({
  candlewick
}) => {
  let answer: Answer = (_, response) => good(response)
  const service = await bareService((...call) => answer(...call))
  const appPage = new AppPage(await candlewick.launch())
  await watchQuietly(appPage, service)
  let open = 0
  for (const [what, odd, code] of oddAnswers)
    await test.step(what, async () => {
      answer = odd
      const reply = await load(appPage)
      expect(reply).toMatchObject(code === null ? { ok: true } : { ok: false, fault: { code } })
      // A sign-in page isn't from the service, so nothing was charged.
      if (code !== 'sign-in-page') open++
      expect(await appPage.ask('credits', 'gauge')).toMatchObject({
        answer: { used: 7, unknown: { calls: open, credits: 7 * open } }
      })
      await expect(appPage.gauge).toHaveAttribute('data-used', '7')
    })
  await service.close()
})

test('shows missing credit headers as unknown, never as 0', async ({ candlewick }) => {
  const service = await bareService((_, response) => response.end(fearGreed))
  const appPage = new AppPage(await candlewick.launch())
  await watchQuietly(appPage, service)
  await expect(appPage.gauge).toHaveAttribute('data-used', 'unknown')
  await expect(appPage.gauge).toContainText(m.credits.gauge.quotaUnreported())
  expect(await appPage.ask('credits', 'gauge')).toMatchObject({
    answer: { used: null, limit: null, last: { charged: null }, unknown: { calls: 1, credits: 100 } }
  })
  await service.close()
})

test('shows spending by feature, lists the calls behind a total and exports them', async ({ candlewick }) => {
  const service = await bareService((_, response) => good(response))
  const appPage = new AppPage(await candlewick.launch())
  const { page } = appPage
  await appPage.show('Credits')
  const credits = new CreditsPage(page)
  const { days, ledger } = credits
  await expect(days).toContainText(/Total\s*\d/)
  await watchQuietly(appPage, service)
  await load(appPage)
  await page.keyboard.press('Escape')
  await appPage.dialog.waitFor({ state: 'hidden' })
  // The total doesn't contain what the demo market charged before.
  await expect(days).toContainText(/Total\s*(7|14)\s*$/)
  await credits.openTab('Breakdown')
  await expect(credits.byFeature).toContainText(m.schedule.feature['key-check']())
  await credits.pick('Fear & greed')
  await expect(ledger).toContainText(m.credits.ledgerFoot.filteredEnd())
  await expect(ledger).not.toContainText(m.schedule.feature['key-check']())

  const path = join(candlewick.dataFolder, 'ledger.csv')
  await candlewick.saveTo(path)
  await credits.exportCsv()
  await expect(appPage.says(`Saved as ${path}.`)).toBeVisible()
  const [head, line, end] = readFileSync(path, 'utf8').split('\r\n')
  expect(head).toMatch(/^kind,id,time_utc,operation,coins,/)
  expect(line).toMatch(
    /^call,2,\d{4}-\d\d-\d\dT[\d:.]+Z,getFearGreed,,,,,fearGreed,person,1,7,7,7,,,charged,,\d+,\d+,\d+,\d+$/
  )
  expect(end).toBe('')
  await service.close()
})
