import { describe, expect, it } from 'vitest'
import { hostForFile } from '../hosted-file.fixture'

const hosted = hostForFile({ quotaLimit: 1e9 })

const cost = async (operationAndQuery: string): Promise<number> => {
  const before = Number((await hosted.call('getNews?symbol=NOSUCH')).used)
  const response = await hosted.call(operationAndQuery)
  expect(response.status).toBe(200)
  // The quota must move by the charge that the response reports.
  expect(Number(response.used) - before).toBe(Number(response.consumed))
  return Number(response.consumed)
}

describe('prices in the contract', () => {
  const stated: readonly (readonly [string, number])[] = [
    ['getTechnicalAnalysis', 10],
    ['getNews', 10],
    ['getCorrelation', 100],
    ['getSupportResistance', 100],
    ['getMARibbon', 100],
    ['getBollinger', 100],
    ['getIchimoku', 100],
    ['getATR', 100],
    ['getSupertrend', 100]
  ]
  for (const [operation, credits] of stated) {
    it(`${operation} costs ${credits} credits per call, regardless of the number of coins`, async () => {
      expect(await cost(`${operation}?symbol=BTC+ETH`)).toBe(credits)
      if (operation !== 'getCorrelation') expect(await cost(`${operation}?symbol=SOL`)).toBe(credits)
    })
  }

  it('getTimeframe costs 1 credit per row', async () => {
    for (const query of ['symbol=BTC&interval=4h', 'symbol=BTC+ETH&interval=1d', 'symbol=NOSUCH']) {
      const { body } = await hosted.call(`getTimeframe?${query}`)
      const { result } = body as { result: unknown[] }
      expect(await cost(`getTimeframe?${query}`)).toBe(result.length)
    }
  })

  it('a response with status false is free', async () => {
    for (const call of ['getBollinger', 'getATR?symbol=NOSUCH', 'getTimeframe?symbol=BTC&interval=2w']) {
      expect(await cost(call)).toBe(0)
    }
  })
})

describe('prices not in the contract', () => {
  it('prices differ between coins, and a call costs the sum for the coins that it returns', async () => {
    const coins = hosted.service.market.coins.slice(0, 40).map(coin => coin.symbol)
    const each: number[] = []
    for (const coin of coins) each.push(await cost(`getData?symbol=${coin}`))
    expect(new Set(each).size).toBeGreaterThan(1)
    const sum = each.reduce((total, one) => total + one, 0)
    expect(await cost(`getData?symbol=${coins.join('+')}+NOSUCH`)).toBe(sum)
    expect(await cost('getData?symbol=NOSUCH')).toBe(0)
  })

  it('prices can be set per call, coin or row', async () => {
    const { controls } = hosted.service
    const start = await cost('getData?symbol=BTC+ETH')
    controls.setPrice('getData', 7)
    expect(await cost('getData?symbol=BTC+ETH')).toBe(7)
    controls.setPrice('getData', new Map([['ETH', 30]]))
    expect(await cost('getData?symbol=BTC+ETH')).toBe(31)
    controls.setPrice('getData', coin => coin.length * 2)
    expect(await cost('getData?symbol=BTC+ETH+NEAR')).toBe(20)
    controls.setPrice('getOHLCIntraday', { perRow: 1 })
    expect(await cost('getOHLCIntraday?symbol=BTC&interval=1h&bars=37')).toBe(37)
    controls.setPrice('getData', null)
    expect(await cost('getData?symbol=BTC+ETH')).toBe(start)
  })

  it('charges whole credits', async () => {
    expect(await cost('getOHLCIntraday?symbol=BTC&interval=1h&bars=101')).toBe(2)
  })
})
