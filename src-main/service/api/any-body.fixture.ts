import fc from 'fast-check'

/**
 * Generates no 0, so a 0 in the decoded answer is an error.
 * @param most the largest fraction
 */
export function anyLeaf(most: number, others: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.integer({ min: 2, max: 2e9 }),
    fc.double({ min: 0.001, max: most, noNaN: true }),
    fc.constantFrom(...others),
    fc.string({ maxLength: 6 })
  )
}

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
