import { afterEach, describe, expect, it, vi } from 'vitest'
import { host, testKey, type Hosted } from '../hosted'

vi.setConfig({ testTimeout: 20_000 })
let hosted: Hosted | null = null
const start = async (...options: Parameters<typeof host>): Promise<Hosted> =>
  (hosted = await host(...options))
afterEach(async () => {
  await hosted?.service.close()
  hosted = null
})

describe('authentication', () => {
  it('accepts the bearer key whether the scheme is in upper or lower case', async () => {
    const { call } = await start()
    expect((await call('getFearGreed')).status).toBe(200)
    expect((await call('getFearGreed', { headers: { authorization: `bearer ${testKey}` } })).status).toBe(200)
  })

  const strangers: readonly (readonly [string, Record<string, string>])[] = [
    ['no key', {}],
    ['another key', { authorization: 'Bearer other' }],
    ['an empty key', { authorization: 'Bearer ' }],
    ['the bare key', { authorization: testKey }],
    ['the key with another scheme', { authorization: `Basic ${testKey}` }],
    ['the key followed by text', { authorization: `Bearer ${testKey} more` }],
    ['the key in X-Api-Key', { 'x-api-key': testKey }],
    ['a key of ten thousand characters', { authorization: `Bearer ${'k'.repeat(10_000)}` }]
  ]
  for (const [what, headers] of strangers) {
    it(`rejects ${what} with 401, free of charge`, async () => {
      const { call } = await start()
      const response = await call('getFearGreed', { headers })
      expect(response.status).toBe(401)
      expect(response.body).toMatchObject({ status: false, error: 'Invalid API key' })
      expect((await call('getFearGreed')).used).toBe('1')
    })
  }

  it('accepts the key as X-API-Key or as a parameter only when enabled', async () => {
    const { call, service } = await start()
    const schemes = [
      () => call('getFearGreed', { headers: { 'x-api-key': testKey } }),
      () => call(`getFearGreed?api_key=${testKey}`, { headers: {} })
    ]
    for (const scheme of schemes) expect((await scheme()).status).toBe(401)
    service.controls.setExtraKeySchemes(true)
    for (const scheme of schemes) expect((await scheme()).status).toBe(200)
    expect((await call('getFearGreed?api_key=other', { headers: {} })).status).toBe(401)
    const recorded = JSON.stringify(service.controls.calls())
    expect(recorded).not.toContain(testKey)
  })
})

describe('endpoints', () => {
  it('returns 404 for paths other than operations under /api/v1', async () => {
    const { call, service } = await start()
    for (const path of ['getNothing', 'getData/', 'getdata', '', 'toString', '__proto__', 'getData%20']) {
      expect((await call(path)).status, path).toBe(404)
    }
    const bearer = { headers: { authorization: `Bearer ${testKey}` } }
    for (const path of ['/', '/getData', '/api/getData', '/api/v2/getData', '//api/v1/getData']) {
      expect((await fetch(service.address + path, bearer)).status, path).toBe(404)
    }
  })

  it('responds only under its path prefix', async () => {
    const { call, service } = await start({ pathPrefix: '/market/data' })
    expect(service.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/market\/data$/)
    expect((await call('getFearGreed')).status).toBe(200)
    const bare = service.address.replace('/market/data', '')
    const bearer = { headers: { authorization: `Bearer ${testKey}` } }
    expect((await fetch(`${bare}/api/v1/getFearGreed`, bearer)).status).toBe(404)
  })

  it('only accepts GET', async () => {
    const { call } = await start()
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']) {
      const response = await call('getFearGreed', { method, headers: { authorization: `Bearer ${testKey}` } })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')).toBe('GET')
    }
    expect((await call('getFearGreed')).used).toBe('1')
  })
})

describe('the three credit headers', () => {
  it('sends the credit headers with every successful response, even a free one', async () => {
    const { call } = await start({ quotaLimit: 5000, quotaUsed: 120 })
    const good = await call('getNews?symbol=BTC')
    expect([good.consumed, good.used, good.limit]).toEqual(['10', '130', '5000'])
    const refused = await call('getNews?symbol=NOSUCH')
    expect(refused.body).toMatchObject({ status: false })
    expect([refused.status, refused.consumed, refused.used, refused.limit]).toEqual([200, '0', '130', '5000'])
  })

  it('by default, sends the credit headers with a 429 but with no other error', async () => {
    const { call, service } = await start({ quotaLimit: 10, quotaUsed: 10 })
    const full = await call('getFearGreed')
    expect([full.status, full.consumed, full.used, full.limit]).toEqual([429, '0', '10', '10'])
    expect((await call('getNothing')).limit).toBeNull()
    service.controls.setQuotaHeadersOnErrors('none')
    expect((await call('getFearGreed')).limit).toBeNull()
    service.controls.setQuotaHeadersOnErrors('all')
    expect((await call('getNothing')).limit).toBe('10')
  })
})

describe('quota and rate', () => {
  it('returns 429 once the quota is used up, until it is reset', async () => {
    const { call, service } = await start({ quotaLimit: 15 })
    expect((await call('getNews?symbol=BTC')).used).toBe('10')
    // The last call may exceed the quota. The next one is rejected.
    expect((await call('getNews?symbol=BTC')).used).toBe('20')
    const full = await call('getFearGreed')
    expect(full.status).toBe(429)
    expect(full.body).toMatchObject({ status: false, error: 'Quota exceeded' })
    expect(full.headers.get('retry-after')).toBeNull()
    service.controls.resetQuota()
    expect((await call('getFearGreed')).used).toBe('1')
  })

  it('resets the used quota at midnight UTC', async () => {
    const { call, clock, service } = await start()
    await call('getNews?symbol=BTC')
    clock.advance(9 * 3_600_000)
    expect((await call('getFearGreed')).used).toBe('11')
    clock.advance(3_600_000)
    expect((await call('getFearGreed')).used).toBe('1')
    service.controls.setQuotaResets('never')
    clock.advance(72 * 3_600_000)
    expect((await call('getFearGreed')).used).toBe('2')
  })

  it('limits calls per minute and sends a Retry-After header', async () => {
    const { call, clock } = await start({ rateLimitPerMinute: 3 })
    await call('getFearGreed')
    clock.advance(20_000)
    await call('getFearGreed')
    await call('getFearGreed')
    const early = await call('getFearGreed')
    expect(early.status).toBe(429)
    expect(early.body).toMatchObject({ status: false, error: 'Rate limit exceeded' })
    expect(early.headers.get('retry-after')).toBe('40')
    expect([early.consumed, early.used]).toEqual(['0', '3'])
    clock.advance(39_999)
    expect((await call('getFearGreed')).status).toBe(429)
    clock.advance(1)
    expect((await call('getFearGreed')).status).toBe(200)
    expect((await call('getFearGreed')).status).toBe(429)
  })

  it('writes Retry-After in seconds or as a date', async () => {
    const { call, clock, service } = await start({ rateLimitPerMinute: 1 })
    await call('getFearGreed')
    const retryAfter = async (): Promise<string | null> =>
      (await call('getFearGreed')).headers.get('retry-after')
    expect(await retryAfter()).toBe('60')
    service.controls.setRetryAfter('date')
    const date = Date.parse((await retryAfter()) ?? '')
    expect(date).toBeGreaterThanOrEqual(clock.now() + 60_000)
    expect(date).toBeLessThan(clock.now() + 61_000)
    service.controls.setRetryAfter(null)
    expect(await retryAfter()).toBeNull()
  })

  it('accepts calls after the clock is set back', async () => {
    const { call, clock } = await start({ rateLimitPerMinute: 1 })
    await call('getFearGreed')
    clock.advance(-7_200_000)
    expect((await call('getFearGreed')).status).toBe(200)
  })
})
