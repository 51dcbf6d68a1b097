import fc from 'fast-check'

/**
 * A number, a text or something else that stands alone in a body. Numbers are never 0: a 0 in an answer is then an
 * invented one.
 * @param most the greatest fraction.
 */
export function anyLeaf(most: number, others: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.integer({ min: 2, max: 2e9 }),
    fc.double({ min: 0.001, max: most, noNaN: true }),
    fc.constantFrom(...others),
    fc.string({ maxLength: 6 })
  )
}

/** Lists and objects in any nesting. */
export function anyBody(names: fc.Arbitrary<string>, leaf: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.letrec<{ node: unknown }>(tie => ({
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      leaf,
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(names, tie('node'), { maxKeys: 6 })
    )
  })).node
}
