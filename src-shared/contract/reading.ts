export interface Reading {
  /** Values in the decoded data, or that helped to identify others. */
  readonly understood: number
  /** Possible market data that wasn't used. */
  readonly leftover: number
  /** Values that aren't market data: blanks, success flags, paging, timings, the repeated request. */
  readonly furniture: number
  /** By path, at most 1,000. List entries share a path. */
  readonly leftovers: readonly Leftover[]
  /** Unused values beyond that limit. */
  readonly leftoversBeyond: number
  /** At most 1,000 paths. */
  readonly sources: readonly Source[]
  /** Guesses, one entry per reason. */
  readonly doubts: readonly Doubt[]
  /** Mapping paths that this response lacks. */
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
  /** The meaning is a guess. */
  readonly doubt?: DoubtCode
}

/**
 * Inferred without proof.
 * - `order`: which position of a row without field names is which price
 * - `open-close`: which of two values is the open
 * - `volume`: which value is the volume
 * - `unit`: fraction or percent points
 * - `newest`: which of several undated values is the latest
 * - `which`: the intended value. Others contradict it, it may repeat the request, or its name only resembles
 *   a known one.
 */
export type DoubtCode = 'order' | 'open-close' | 'volume' | 'unit' | 'newest' | 'which'

export interface Doubt {
  readonly code: DoubtCode
  readonly fields: readonly string[]
  readonly count: number
  readonly first?: string
}

/**
 * `left-out`: rows beyond the size limit. `unkept`: the response couldn't be stored, so viewing it again
 * costs another call.
 */
export type Remark =
  | {
      readonly code: 'dropped' | 'left-out' | 'repeated' | 'unordered' | 'high-below-low'
      readonly count: number
    }
  | { readonly code: 'times-name-close' }
  /** `names` distinguishes the coins. */
  | { readonly code: 'twins'; readonly symbol: string; readonly names: readonly string[] }
  | { readonly code: 'lapsed'; readonly paths: readonly string[] }
  | { readonly code: 'unkept'; readonly cause: 'too-large' | 'disk' }
  | ({ readonly code: 'doubt'; readonly about: DoubtCode } & Omit<Doubt, 'code'>)

export interface ReadCount extends Pick<Reading, 'understood' | 'leftover'> {
  readonly doubted: number
  /** Unreadable rows. */
  readonly dropped: number
}
