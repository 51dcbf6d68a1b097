export interface Reading {
  /** The number of values that became part of the data or helped to identify others. */
  readonly understood: number
  /** The number of values that might be market data but weren't used. */
  readonly leftover: number
  /**
   * The number of values that aren't market data: blanks, success flags, paging, timings, and repetitions of
   * the request.
   */
  readonly furniture: number
  /** The unused values by path, at most 1,000. All entries of a list share a path. */
  readonly leftovers: readonly Leftover[]
  readonly leftoversBeyond: number
  /** Where the fields came from. At most 1,000 paths. */
  readonly sources: readonly Source[]
  /** What is uncertain, with one entry per reason. */
  readonly doubts: readonly Doubt[]
  /** The paths of a field mapping that are missing from this response or don't match it. */
  readonly lapsed?: readonly string[]
}

export interface Leftover {
  readonly path: string
  readonly count: number
  /** The first value at this path. Text is cut after 200 characters. */
  readonly value: string | number | boolean | null
}

export interface Source {
  readonly field: string
  readonly path: string
  readonly count: number
  readonly value: Leftover['value']
  readonly doubt?: DoubtCode
}

/**
 * What is uncertain about a value.
 * - `order`: in rows without field names, which position is which price
 * - `open-close`: which of two values is the open
 * - `volume`: which value is the volume
 * - `unit`: whether a change is a fraction or in percent
 * - `newest`: which of several undated values is the latest
 * - `which`: whether this is the intended value, because other values contradict it, because it may only
 *   repeat the request, or because its name only resembles a known one
 */
export type DoubtCode = 'order' | 'open-close' | 'volume' | 'unit' | 'newest' | 'which'

export interface Doubt {
  readonly code: DoubtCode
  readonly fields: readonly string[]
  readonly count: number
  readonly first?: string
}

/**
 * `left-out`: some rows exceeded the size limit. `unkept`: the response couldn't be stored, so viewing it
 * again costs another call.
 */
export type Remark =
  | {
      readonly code: 'dropped' | 'left-out' | 'repeated' | 'unordered' | 'high-below-low'
      readonly count: number
    }
  | { readonly code: 'times-name-close' }
  /** `names` distinguishes coins that share the symbol. */
  | { readonly code: 'twins'; readonly symbol: string; readonly names: readonly string[] }
  | { readonly code: 'lapsed'; readonly paths: readonly string[] }
  | { readonly code: 'unkept'; readonly cause: 'too-large' | 'disk' }
  | ({ readonly code: 'doubt'; readonly about: DoubtCode } & Omit<Doubt, 'code'>)

export interface ReadCount extends Pick<Reading, 'understood' | 'leftover'> {
  /** The number of values whose meaning was guessed. Each value is counted once. */
  readonly doubted: number
  readonly dropped: number
}
