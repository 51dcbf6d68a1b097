export interface Reading {
  /** Values that became part of the data or helped to identify other values. */
  readonly understood: number
  /** Values that might be market data but weren't used. */
  readonly leftover: number
  /** Values that aren't market data: blanks, success flags, paging, timings, the echoed request. */
  readonly furniture: number
  /** Unused values. Entries of a list count as one place. At most 1,000 places. */
  readonly leftovers: readonly Leftover[]
  /** Number of unused values that aren't listed, because there are too many. */
  readonly leftoversBeyond: number
  /** Where the fields of the data came from. At most 1,000 places. */
  readonly sources: readonly Source[]
  /** Each reason has one entry. */
  readonly doubts: readonly Doubt[]
  /** Places in the mapping that this response lacks or that don't match it. */
  readonly lapsed?: readonly string[]
}

export interface Leftover {
  /** `data.*.tags`; `*` matches every list entry. */
  readonly path: string
  readonly count: number
  /** The first value. Text is cut at 200 characters. */
  readonly value: string | number | boolean | null
}

export interface Source {
  readonly field: string
  readonly path: string
  readonly count: number
  /** The first value. Text is cut at 200 characters. */
  readonly value: Leftover['value']
  /** Set if something about it was inferred without proof. */
  readonly doubt?: DoubtCode
}

/**
 * What was inferred without proof.
 * - `order`: which position of an unnamed row is which price
 * - `open-close`: which of two places is the open
 * - `volume`: which place is the volume
 * - `unit`: whether a change is a fraction or percent points
 * - `newest`: which of several undated values is the latest
 * - `which`: whether this is the intended value. Its neighbours contradict it, it may echo the request, or
 * its name only resembles a known one.
 */
export type DoubtCode = 'order' | 'open-close' | 'volume' | 'unit' | 'newest' | 'which'

export interface Doubt {
  readonly code: DoubtCode
  readonly fields: readonly string[]
  /** Number of values affected. */
  readonly count: number
  /** The first place with such a value. Absent if the value has no place in the response. */
  readonly first?: string
}

/**
 * Unusual things about a response. left-out: rows exceeded the size limit. unkept: the response couldn't be
 * stored, so viewing it again costs another call.
 */
export type Remark =
  | {
      readonly code: 'dropped' | 'left-out' | 'repeated' | 'unordered' | 'high-below-low'
      readonly count: number
    }
  | { readonly code: 'times-name-close' }
  /** Several coins share a symbol. `names` tells them apart. */
  | { readonly code: 'twins'; readonly symbol: string; readonly names: readonly string[] }
  | { readonly code: 'lapsed'; readonly paths: readonly string[] }
  | { readonly code: 'unkept'; readonly cause: 'too-large' | 'disk' }
  | ({ readonly code: 'doubt'; readonly about: DoubtCode } & Omit<Doubt, 'code'>)

export interface ReadCount extends Pick<Reading, 'understood' | 'leftover'> {
  /** Values inferred without proof. A value counts once, even for several reasons. */
  readonly doubted: number
  /** Unreadable rows. */
  readonly dropped: number
}
