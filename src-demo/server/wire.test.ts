import { connect, type Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { testKey } from '../hosted'
import { hostForFile } from '../hosted-file.fixture'

const hosted = hostForFile()
beforeEach(() => {
  hosted.service.controls.resetQuota()
  hosted.service.controls.clearCalls()
})

const used = async (): Promise<string | null> => (await hosted.call('getATR?symbol=NOSUCH')).used

function raw(request: string): Promise<{ text: string; end: string }> {
  return new Promise(resolve => {
    let text = ''
    let end = 'ended'
    const socket: Socket = connect(Number(new URL(hosted.service.address).port), '127.0.0.1', () =>
      socket.write(request)
    )
    socket.on('data', bytes => (text += bytes.toString()))
    socket.on('error', faults => (end = 'code' in faults ? String(faults.code) : faults.message))
    socket.on('close', () => resolve({ text, end }))
  })
}

const get = (operation: string): string =>
  `GET /api/v1/${operation} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${testKey}\r\nConnection: close\r\n\r\n`

describe('broken connections', () => {
  it('resets a connection before the response, but charges the call', async () => {
    hosted.service.controls.resetConnections(2)
    expect(await raw(get('getNews'))).toEqual({ text: '', end: 'ECONNRESET' })
    await expect(hosted.call('getNews')).rejects.toThrow()
    expect(hosted.service.controls.calls()).toMatchObject([
      { status: null, charged: 10 },
      { status: null, charged: 10 }
    ])
    expect(await used()).toBe('20')
  })

  it('resets a connection without a charge if configured', async () => {
    hosted.service.controls.resetConnections(1, { operation: 'getNews', charged: false })
    expect((await hosted.call('getFearGreed')).status).toBe(200)
    await expect(hosted.call('getNews')).rejects.toThrow()
    expect(await used()).toBe('1')
  })

  it('resets a connection in the middle of the body', async () => {
    hosted.service.controls.resetConnections(1, { afterBytes: 40 })
    const { text, end } = await raw(get('getNews'))
    expect(end).toBe('ECONNRESET')
    expect(text).toContain('X-Credits-Consumed: 10')
    expect(text.split('\r\n\r\n')[1]).toHaveLength(40)
    expect(await used()).toBe('10')
  })

  it('ends a response before all of its announced bytes are sent', async () => {
    hosted.service.controls.cutBody(1, { keepBytes: 25 })
    const { text, end } = await raw(get('getNews'))
    expect(end).toBe('ended')
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(body).toHaveLength(25)
    expect(Number(/content-length: (\d+)/i.exec(head)?.[1])).toBeGreaterThan(1000)
    hosted.service.controls.cutBody(1, { keepBytes: 0 })
    expect((await raw(get('getNews'))).text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\n\r\n$/)
    hosted.service.controls.cutBody()
    await expect(hosted.call('getNews')).rejects.toThrow()
    expect((await hosted.call('getNews')).body).toMatchObject({ status: true })
  })
})

describe('slow responses', () => {
  const giveUp = (operation: string): Promise<unknown> =>
    hosted.call(operation, {
      headers: { authorization: `Bearer ${testKey}` },
      signal: AbortSignal.timeout(100)
    })

  it('delays responses', async () => {
    const { controls } = hosted.service
    controls.setDelay(150)
    const start = performance.now()
    await hosted.call('getNews')
    expect(performance.now() - start).toBeGreaterThanOrEqual(145)
    controls.setDelay(0)
    controls.setDelay(3_600_000, 'getNews')
    await expect(giveUp('getNews')).rejects.toThrow(/timeout/)
    expect((await hosted.call('getFearGreed')).status).toBe(200)
    controls.setDelay(0, 'getNews')
    expect((await hosted.call('getNews')).status).toBe(200)
  })

  it('hangs until the caller gives up, and by default charges the call', async () => {
    const { controls } = hosted.service
    controls.hang('getNews')
    await expect(giveUp('getNews')).rejects.toThrow(/timeout/)
    expect(await used()).toBe('10')
    controls.hang('getNews', { charged: false })
    await expect(giveUp('getNews')).rejects.toThrow(/timeout/)
    expect(await used()).toBe('10')
    expect(controls.calls()[0]).toMatchObject({ status: null, charged: 10 })
  })

  it('aborts hanging calls when the controls are cleared', async () => {
    hosted.service.controls.hang()
    const hanging = expect(hosted.call('getNews')).rejects.toThrow()
    // The log shows the call shortly before its charge, so this waits for the charge.
    await expect.poll(() => hosted.service.controls.calls()[0]?.charged, { timeout: 10_000 }).toBe(10)
    hosted.service.controls.clear()
    await hanging
    expect((await hosted.call('getNews')).status).toBe(200)
  })

  it('sends a response at a limited speed', async () => {
    hosted.service.controls.setPace(400)
    const start = performance.now()
    const response = await hosted.call('getFearGreed')
    expect(response.body).toMatchObject({ status: true })
    expect(performance.now() - start).toBeGreaterThan((response.text.length / 400) * 1000 * 0.6)
  })
})

describe('unusual requests', () => {
  const refused: readonly (readonly [string, string])[] = [
    ['garbage', 'hello\r\n\r\n'],
    [
      'headers of a megabyte',
      `GET /api/v1/getData HTTP/1.1\r\nHost: localhost\r\nX-Big: ${'x'.repeat(1_000_000)}\r\n\r\n`
    ]
  ]
  for (const [what, request] of refused) {
    it(`rejects a request with ${what} and then serves the next call`, async () => {
      const { text } = await raw(request)
      expect(text).toMatch(/^(HTTP\/1\.1 4\d\d|$)/)
      expect((await hosted.call('getFearGreed')).status).toBe(200)
    })
  }

  it('still serves calls after many calls were aborted early', async () => {
    const callers = Array.from({ length: 30 }, (_, at) =>
      hosted
        .call('getOHLCIntraday?symbol=BTC&interval=1m&bars=5000', {
          headers: { authorization: `Bearer ${testKey}` },
          signal: AbortSignal.timeout(1 + at)
        })
        .catch(() => null)
    )
    await Promise.all(callers)
    expect((await hosted.call('getFearGreed')).status).toBe(200)
  })

  it('accepts a thousand coins in one query', async () => {
    const names = Array.from({ length: 1000 }, (_, at) => `COIN${at}`)
    const response = await hosted.call(`getData?symbol=BTC+${names.slice(1).join('+')}`)
    expect(response.status).toBe(200)
    expect((response.body as { symbols: unknown[] }).symbols).toHaveLength(1)
  })

  it('serves other calls while it computes 21,600 bars', async () => {
    let turns = 0
    let done = false
    const turn = (): void => {
      turns += 1
      if (!done) setImmediate(turn)
    }
    const answer = hosted.call('getOHLCIntraday?symbol=ETH&interval=1m&bars=21600')
    setImmediate(turn)
    const response = await answer
    done = true
    expect((response.body as { result: unknown[] }).result).toHaveLength(21_600)
    expect(turns).toBeGreaterThan(5)
  })
})

describe('a foreign host name', () => {
  it('rejects a request to a foreign host name without charging for it', async () => {
    const foreign = get('getData?symbols=BTC').replace('Host: localhost', 'Host: market.example.com')
    const { text } = await raw(foreign)
    expect(text).toMatch(/^HTTP\/1\.1 421 /)
    expect(text).not.toContain('BTC')
    expect(hosted.service.controls.calls()).toEqual([])
    expect(await used()).toBe('0')
  })
})
