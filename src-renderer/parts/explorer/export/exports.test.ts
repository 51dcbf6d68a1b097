import { describe, expect, it } from 'vitest'
import { answerTable } from '../tables/answer-table'
import { fakeAnswers } from '../explorer.fixture'
import { toCsv, toCurl } from './exports'

describe('CSV', () => {
  it('exports all digits, UTC times and empty fields for unknown values', () => {
    const row = { ...fakeAnswers.quotes.data[0]!, low: null, name: 'Bitcoin, "the" coin' }
    const other = { ...row, symbol: 'ETH', low: 1e-9, text: {}, name: null }
    expect(
      toCsv(answerTable('getData', { ...fakeAnswers.quotes, data: [row, other] })).split('\r\n')
    ).toEqual([
      'symbol,name,price,changePercent,low,high,marketCap,exchange,at',
      'BTC,"Bitcoin, ""the"" coin",68078.5012345678901,-0.65,,69194.3,1337000000000,binance,2026-02-17 08:27:54',
      'ETH,,68078.5,-0.65,1e-9,69194.3,1337000000000,binance,2026-02-17 08:27:54',
      ''
    ])
  })

  it('marks text from the service that starts like a formula', () => {
    const coin = { symbol: '=HYPERLINK("http://x")', name: '+1', source: '-cmd' }
    const csv = toCsv(answerTable('getCryptoList', { ...fakeAnswers.coins, data: [coin] }))
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")","'+1","'-cmd"`)
  })

  it('lists the oldest rows first', () => {
    const [, first] = toCsv(answerTable('getOHLC', fakeAnswers.candles)).split('\r\n')
    expect(first).toBe('2026-02-17 00:00:00,10,12,9,11,0')
  })
})

it("a curl command doesn't contain the key and escapes quotes", () => {
  expect(toCurl("https://s.example/api/v1/getData?symbol=BTC+ETH&x='; rm -rf /'")).toBe(
    `curl --fail-with-body -H "Authorization: Bearer $CANDLEWICK_KEY" 'https://s.example/api/v1/getData?symbol=BTC+ETH&x=%27; rm -rf /%27'`
  )
})
