/**
 * Creates an alert slightly above or below the current price, so that some alerts fire. `choice` is from 0 to
 * 1.
 */
export const priceDraft = (coin: string, price: number, choice: number) => ({
  coin,
  anyOf: [
    [
      {
        kind: 'price',
        is: choice < 0.5 ? 'above' : 'below',
        value: Number((price * (1 + (choice - 0.5) / 20)).toPrecision(6))
      }
    ]
  ],
  bars: 'forming',
  repeat: 'once',
  cooldownMs: 0
})

/** `choice` is from 0 to 1. */
export const candleDraft = (coin: string, choice: number) => ({
  coin,
  anyOf: [
    [
      {
        kind: 'indicator',
        interval: choice < 0.5 ? '1h' : '5m',
        line: { indicator: 'bar', line: 'close' },
        is: 'crosses',
        against: { value: Math.ceil(choice * 1_000) }
      }
    ]
  ],
  repeat: 'every'
})
