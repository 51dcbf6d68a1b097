export interface Reading {
  /** Values that became part of the data or helped to identify others. */
  readonly understood: number
  /** Values that might be market data but weren't used. */
  readonly leftover: number
  /** Values that aren't market data: blanks, success flags, paging, timings, the repeated request. */
  readonly furniture: number
  /** By path, at most 1,000. All entries of a list share a path. */
  readonly leftovers: readonly Leftover[]
  readonly leftoversBeyond: number
  /** Where the fields came from. At most 1,000 paths. */
  readonly sources: readonly Source[]
  /** One entry per reason. */
  readonly doubts: readonly Doubt[]
  /** Mapping paths that are missing from this response or don't match it. */
  readonly lapsed?: readonly string[]
}

export interface Leftover {
  readonly path: string
  readonly count: number
  /** The first one. Text is cut at 200 characters. */
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
 * `left-out`: rows exceeded the size limit. `unkept`: the response couldn't be stored, so viewing it again
 * costs another call.
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
  /** Values whose meaning is a guess, each counted once. */
  readonly doubted: number
  readonly dropped: number
}
