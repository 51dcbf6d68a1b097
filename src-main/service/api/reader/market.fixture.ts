import fc from 'fast-check'

export type FixtureBar = Readonly<Record<'time' | 'open' | 'high' | 'low' | 'close' | 'volume', number>>

export const market: fc.Arbitrary<readonly FixtureBar[]> = fc
  .array(
    fc.record({
      move: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
      reach: fc.double({ min: 0.001, max: 0.01, noNaN: true }),
      volume: fc.double({ min: 0.5, max: 9, noNaN: true })
    }),
    { minLength: 12, maxLength: 40 }
  )
  .map(steps => {
    let last = 60_000
    return steps.map(({ move, reach, volume }, index): FixtureBar => {
      const open = last * (1 + reach / 1000)
      // If open and close were equal, the order of the columns couldn't be inferred.
      last = open * (1 + move + Math.sign(move || 1) * 0.004)
      const [high, low] = [Math.max(open, last) * (1 + reach), Math.min(open, last) * (1 - reach)]
      return { time: 1.7e12 + index * 60_000, open, high, low, close: last, volume }
    })
  })
