import { connect } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { startDemoService } from './demo-service'
import { host, testKey } from './hosted'
import { hostForFile } from './hosted-file.fixture'

const hosted = hostForFile()
beforeEach(() => {
  const { controls } = hosted.service
  controls.setKey(testKey)
  controls.setQuota({ used: 0, limit: 100_000 })
  controls.clearCalls()
})

const status = async (call: string): Promise<number> => (await hosted.call(call)).status

describe('requested failures', () => {
  for (const code of [401, 402, 404, 429, 502, 403, 418]) {
    it(`fails only the next call, with status ${code}`, async () => {
      hosted.service.controls.failNext(code)
      const failed = await hosted.call('getFearGreed')
      expect(failed.status).toBe(code)
      expect(failed.body).toMatchObject({ status: false })
      const next = await hosted.call('getFearGreed')
      expect([next.status, next.used]).toEqual([200, '1'])
    })
  }

  it('fails as many calls of an operation as configured, with the configured headers and body', async () => {
    const headers = { 'retry-after': '120' }
    const body = '<html>busy</html>'
    hosted.service.controls.failNext(429, { count: 2, operation: 'getNews', headers, body })
    expect(await status('getFearGreed')).toBe(200)
    const failed = await hosted.call('getNews')
    expect([failed.status, failed.headers.get('retry-after'), failed.text]).toEqual([429, '120', body])
    expect(await status('getNews')).toBe(429)
    expect(await status('getNews')).toBe(200)
  })

  it('redirects the next call if configured', async () => {
    const headers = { location: 'http://127.0.0.1:1/elsewhere' }
    hosted.service.controls.failNext(302, { headers })
    expect((await hosted.call('getFearGreed', { redirect: 'manual' })).status).toBe(302)
  })

  it('fails all calls until the outage ends', async () => {
    const { controls } = hosted.service
    controls.setOutage(502)
    expect([await status('getFearGreed'), await status('getNews')]).toEqual([502, 502])
    controls.setOutage(null)
    controls.setOutage(503, 'getNews')
    expect([await status('getFearGreed'), await status('getNews')]).toEqual([200, 503])
    controls.setOutage(null, 'getNews')
    expect(await status('getNews')).toBe(200)
  })
})

describe('plans', () => {
  it("rejects operations that the plan doesn't include", async () => {
    const { controls } = hosted.service
    controls.setPlan({ intraday: false, news: false, operations: { getTop: false } })
    const calls = ['getOHLCIntraday?symbol=BTC', 'getNews', 'getTop', 'getOHLC?symbol=BTC']
    expect(await Promise.all(calls.map(status))).toEqual([402, 402, 402, 200])
    controls.setPlan({ news: false, how: 'status-false' })
    const locked = await hosted.call('getNews')
    expect([locked.status, locked.consumed]).toEqual([200, '0'])
    expect(locked.body).toEqual({ status: false, error: 'No access. Please upgrade your subscription' })
    controls.setPlan({})
    expect(await Promise.all(calls.map(status))).toEqual([200, 200, 200, 200])
  })
})

describe('keys and credits', () => {
  it('stops accepting a revoked key', async () => {
    const { controls } = hosted.service
    controls.revokeKey()
    expect(await status('getFearGreed')).toBe(401)
    controls.setKey('second')
    expect(await status('getFearGreed')).toBe(401)
    const headers = { authorization: 'Bearer second' }
    expect((await hosted.call('getFearGreed', { headers })).status).toBe(200)
  })

  it('counts the credits that another client spends with the same key', async () => {
    hosted.service.controls.stealCredits(500)
    expect((await hosted.call('getFearGreed')).used).toBe('501')
  })
})

describe('removed coins', () => {
  it('omits a removed coin from every list until it is restored', async () => {
    const { controls } = hosted.service
    controls.dropCoin('eth')
    for (const call of ['getData?symbol=BTC+ETH+ETHUSDT@binance', 'getTop?top=5', 'getCryptoList']) {
      const response = await hosted.call(call)
      expect(response.status).toBe(200)
      expect(response.text).toContain('"BTC"')
      expect(response.text).not.toMatch(/"ETH(USDT)?"/)
    }
    expect((await hosted.call('getConversion?symbol=ETH&convert=EUR')).body).toMatchObject({ status: false })
    controls.restoreCoin('ETH')
    expect((await hosted.call('getData?symbol=ETH')).text).toContain('"ETH"')
  })
})

describe('overridden headers and bodies', () => {
  it('omits, replaces and restores the credit headers', async () => {
    const { controls } = hosted.service
    controls.omitHeaders()
    const bare = await hosted.call('getFearGreed')
    expect([bare.consumed, bare.used, bare.limit]).toEqual([null, null, null])
    controls.overrideHeaders({ 'x-credits-consumed': '-5', 'X-Quota-Used': 'many', 'X-Quota-Limit': null })
    const odd = await hosted.call('getFearGreed')
    expect([odd.consumed, odd.used, odd.limit]).toEqual(['-5', 'many', null])
    controls.overrideHeaders(null)
    const good = await hosted.call('getFearGreed')
    expect([good.consumed, good.used, good.limit]).toEqual(['1', '3', '100000'])
  })

  it('replaces an operation’s response with any text and still charges the usual price', async () => {
    const { controls } = hosted.service
    controls.overrideBody('getNews', '[1,2')
    const response = await hosted.call('getNews')
    expect([response.status, response.text, response.consumed]).toEqual([200, '[1,2', '10'])
    expect((await hosted.call('getFearGreed')).body).toMatchObject({ status: true })
    controls.overrideBody('getNews', null)
    expect((await hosted.call('getNews')).body).toMatchObject({ status: true })
  })
})

describe('the call log', () => {
  it('records calls and charges but never the key', async () => {
    await hosted.call('getNews?symbol=BTC+ETH%20x')
    await hosted.call('getNothing')
    const [first, second] = hosted.service.controls.calls()
    expect(first).toMatchObject({
      at: hosted.clock.now(),
      operation: 'getNews',
      query: 'symbol=BTC+ETH%20x',
      status: 200,
      charged: 10
    })
    expect(second).toMatchObject({ operation: 'getNothing', status: 404, charged: 0 })
    expect(hosted.service.controls.calls('getNothing')).toEqual([second])
    expect(first?.headers.host).toMatch(/^127\.0\.0\.1:/)
    expect(JSON.stringify(hosted.service.controls.calls())).not.toContain(testKey)
  })

  it('continues with the calls and charges of an earlier service', async () => {
    const { controls } = hosted.service
    await hosted.call('getNews?symbol=BTC')
    const calls = controls.calls()
    controls.clearCalls()
    controls.resetQuota()
    controls.continueAfter(calls)
    expect((await hosted.call('getFearGreed')).used).toBe('11')
    expect(controls.calls().map(({ operation }) => operation)).toEqual(['getNews', 'getFearGreed'])
    expect(controls.calls()[0]).toEqual(calls[0])
  })
})

describe('the demo service', () => {
  it('listens on the given port, and creates a new random key at each start', async () => {
    const first = await startDemoService()
    const second = await startDemoService()
    expect(first.key).toMatch(/^[0-9a-f]{32}$/)
    expect(second.key).not.toBe(first.key)
    const port = Number(new URL(first.address).port)
    await expect(startDemoService({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await first.close()
    const again = await startDemoService({ port })
    expect(again.address).toBe(first.address)
    await Promise.all([again.close(), second.close()])
  })

  it('closes immediately, even if connections are still open', async () => {
    const { service, call } = await host()
    const port = Number(new URL(service.address).port)
    const idle = connect(port, '127.0.0.1')
    const half = connect(port, '127.0.0.1', () =>
      half.write('GET /api/v1/getFearGreed HTTP/1.1\r\nHost: x\r\n')
    )
    const ended = [idle, half].map(socket => {
      socket.on('error', () => socket.destroy())
      return new Promise(resolve => socket.on('close', resolve))
    })
    service.controls.hang()
    const hanging = expect(call('getFearGreed')).rejects.toThrow()
    await expect.poll(() => service.controls.calls().length, { timeout: 10_000 }).toBe(1)
    await service.close()
    await Promise.all([...ended, hanging])
    await expect(fetch(service.address)).rejects.toThrow()
  })
})
