export interface Reading {
  /** The number of values that became part of the decoded data or helped to identify others. */
  readonly understood: number
  /** The number of values that might be market data but weren't used. */
  readonly leftover: number
  /**
   * The number of values that aren't market data: blanks, success flags, paging, timings, the repeated
   * request.
   */
  readonly furniture: number
  /** The unused values by path, at most 1,000. All entries of a list share a path. */
  readonly leftovers: readonly Leftover[]
  /** The number of unused values that aren't listed, because there are too many. */
  readonly leftoversBeyond: number
  /** Where the fields of the decoded data came from. At most 1,000 paths. */
  readonly sources: readonly Source[]
  /** Guesses about the meaning of values, one entry per reason. */
  readonly doubts: readonly Doubt[]
  /** Mapping paths that are missing from this response or don't match it. */
  readonly lapsed?: readonly string[]
}

export interface Leftover {
  readonly path: string
  readonly count: number
  /** The first value. Text is cut at 200 characters. */
  readonly value: string | number | boolean | null
}

export interface Source {
  readonly field: string
  readonly path: string
  readonly count: number
  /** The first value at this path. Text is cut at 200 characters. */
  readonly value: Leftover['value']
  /** Set if the meaning of the values is a guess. */
  readonly doubt?: DoubtCode
}

/**
 * What was inferred without proof.
 * - `order`: which position of a row without field names is which price
 * - `open-close`: which of two values is the open
 * - `volume`: which value is the volume
 * - `unit`: whether a change is a fraction or in percent
 * - `newest`: which of several undated values is the latest
 * - `which`: whether this is the intended value. Others contradict it, it may only repeat the request, or its
 *   name only resembles a known one.
 */
export type DoubtCode = 'order' | 'open-close' | 'volume' | 'unit' | 'newest' | 'which'

export interface Doubt {
  readonly code: DoubtCode
  readonly fields: readonly string[]
  readonly count: number
  readonly first?: string
}

/**
 * Unusual things about a response. `left-out`: rows exceeded the size limit. `unkept`: the response couldn't
 * be stored, so viewing it again costs another call.
 */
export type Remark =
  | {
      readonly code: 'dropped' | 'left-out' | 'repeated' | 'unordered' | 'high-below-low'
      readonly count: number
    }
  | { readonly code: 'times-name-close' }
  /** Several coins share a symbol. `names` distinguishes them. */
  | { readonly code: 'twins'; readonly symbol: string; readonly names: readonly string[] }
  | { readonly code: 'lapsed'; readonly paths: readonly string[] }
  | { readonly code: 'unkept'; readonly cause: 'too-large' | 'disk' }
  | ({ readonly code: 'doubt'; readonly about: DoubtCode } & Omit<Doubt, 'code'>)

export interface ReadCount extends Pick<Reading, 'understood' | 'leftover'> {
  /** The number of values whose meaning is a guess. Each is counted once. */
  readonly doubted: number
  /** Unreadable rows. */
  readonly dropped: number
}
