import { describe, expect, it } from 'vitest'
import { operationNamed } from '../operations'
import { decodeAnswer } from './decode'
import { decoderOf } from './decoders'
import { remarksOn } from './remarks'
import { barn, bonded } from './twin-rows.fixture'

function decoded(operation: string, symbol: string, body: unknown) {
  const known = operationNamed(operation)
  if (known === null) throw new Error(`No operation ${operation}`)
  return decodeAnswer(decoderOf(known), body, { symbol }, '')
}

const status = true

describe('coins with the same symbol', () => {
  it('coins with the same symbol get separate quotes and are reported', () => {
    const answer = decoded('getData', 'BOND', { status, data: [bonded, barn] })
    expect(answer).toMatchObject({
      data: [
        { id: 'bonded-finance', name: 'Bonded Finance', price: 0.0031 },
        { id: 'barnbridge', name: 'BarnBridge', price: 4.12 }
      ]
    })
    expect(remarksOn(answer)).toEqual([
      { code: 'twins', symbol: 'BOND', names: ['BarnBridge', 'Bonded Finance'] }
    ])
    expect(answer.reading?.leftovers).toEqual([])
  })

  it('quotes of coins with the same symbol show which coin is active', () =>
    expect(
      decoded('getData', 'LUNA', {
        status,
        data: {
          LUNA: [
            { id: 4172, name: 'Old Luna', symbol: 'LUNA', is_active: 0, quote: { USD: { price: null } } },
            { id: 20314, name: 'Terra', symbol: 'LUNA', is_active: 1, quote: { USD: { price: 0.42 } } }
          ]
        }
      })
    ).toMatchObject({
      data: [
        { id: '4172', isActive: false },
        { id: '20314', isActive: true, price: 0.42 }
      ]
    }))

  it('coins with the same symbol get separate all-time highs and lows', () =>
    expect(
      decoded('getATHATL', 'BOND', {
        status,
        data: [
          { symbol: 'BOND', name: 'Bonded Finance', ath: 0.2, atl: 0.0001 },
          { symbol: 'BOND', name: 'BarnBridge', ath: 185.93, atl: 1.4 }
        ]
      })
    ).toMatchObject({
      data: [
        { name: 'Bonded Finance', ath: 0.2 },
        { name: 'BarnBridge', ath: 185.93 }
      ]
    }))

  it('coins with the same symbol get separate performance figures', () =>
    expect(
      decoded('getPerformance', 'BOND', {
        status,
        data: [
          { symbol: 'BOND', name: 'Bonded Finance', change_7d: 4, change_30d: 9 },
          { symbol: 'BOND', name: 'BarnBridge', change_7d: -2, change_30d: -8 }
        ]
      })
    ).toMatchObject({
      data: [
        { name: 'Bonded Finance', days: 7, percent: 4 },
        { name: 'Bonded Finance', days: 30 },
        { name: 'BarnBridge', days: 7, percent: -2 },
        { name: 'BarnBridge', days: 30 }
      ]
    }))

  it('a coin on several exchanges isn’t reported as several coins with the same symbol', () => {
    const answer = decoded('getTickers', 'BTC', {
      status,
      data: [
        { symbol: 'BTC', exchange: 'binance', price: 64_000 },
        { symbol: 'BTC', exchange: 'kraken', price: 64_010 }
      ]
    })
    expect(remarksOn(answer)).toEqual([])
  })

  it('the ID of an exchange isn’t that of a coin', () => {
    const answer = decoded('getExchange', 'BTC', {
      status,
      data: [
        { symbol: 'BTC', exchange: { id: 270, name: 'Binance' }, price: 64_000 },
        { symbol: 'BTC', exchange: { id: 89, name: 'Kraken' }, price: 64_010 }
      ]
    })
    expect(answer).toMatchObject({ data: [{ exchange: 'Binance' }, { exchange: 'Kraken' }] })
    expect(JSON.stringify(answer.data)).not.toMatch(/"id"/)
  })
})
