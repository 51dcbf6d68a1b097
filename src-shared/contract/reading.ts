/** How an answer was read: what of it is in the data, what nobody took, and what was inferred without proof. */
export interface Reading {
  /** Values of the answer that are in the data, or named what is. */
  readonly understood: number
  /** Values nobody took: neither in the data nor furniture. */
  readonly leftover: number
  /** Values that say nothing of the market: blanks, success, paging, timings, the request told again. */
  readonly furniture: number
  /** The values nobody took, those of one place in all entries of a list together; 1,000 places at most. */
  readonly leftovers: readonly Leftover[]
  /** Values nobody took beyond those listed. */
  readonly leftoversBeyond: number
  /** Where the fields of the data came from; 1,000 places at most. */
  readonly sources: readonly Source[]
  /** Those of one reason are one. */
  readonly doubts: readonly Doubt[]
  /** Places taught by a person that this answer does not have, or not as they were taught; absent where all do. */
  readonly lapsed?: readonly string[]
}

export interface Leftover {
  /** `data.*.tags`: the star stands for every entry of a list. */
  readonly path: string
  readonly count: number
  /** The first of them; text is cut at 200 characters. */
  readonly value: string | number | boolean | null
}

export interface Source {
  readonly field: string
  readonly path: string
  readonly count: number
  /** The first of them; text is cut at 200 characters. */
  readonly value: Leftover['value']
  /** What of it was inferred without proof; absent where nothing was. */
  readonly doubt?: DoubtCode
}

/**
 * What was read without proof. order: which place of unnamed rows holds which price. open-close: which of two places
 * is the open. volume: which of several places is the volume. unit: whether a change is a fraction or percent points.
 * newest: which of several values without a time is the latest. which: whether a value is the one meant: what stands
 * beside it says otherwise, it may be the question told again, or its name is only like a known one.
 */
export type DoubtCode = 'order' | 'open-close' | 'volume' | 'unit' | 'newest' | 'which'

export interface Doubt {
  readonly code: DoubtCode
  /** The fields of the data it is about. */
  readonly fields: readonly string[]
  /** How many values of the data it is about. */
  readonly count: number
  /** The first place that it is about; absent where no place holds what was inferred. */
  readonly first?: string
}

/**
 * What is odd about an answer, as codes with facts. left-out: rows beyond the most that is kept. unkept: it cannot be read
 * again at 0 credits.
 */
export type Remark =
  | {
      readonly code: 'dropped' | 'left-out' | 'repeated' | 'unordered' | 'high-below-low'
      readonly count: number
    }
  | { readonly code: 'times-name-close' }
  /** Several coins have one symbol; their names, or what else tells them apart. */
  | { readonly code: 'twins'; readonly symbol: string; readonly names: readonly string[] }
  | { readonly code: 'lapsed'; readonly paths: readonly string[] }
  | { readonly code: 'unkept'; readonly cause: 'too-large' | 'disk' }
  | ({ readonly code: 'doubt'; readonly about: DoubtCode } & Omit<Doubt, 'code'>)

/** What a call's answer was read to, as its ledger entry keeps it. */
export interface ReadCount extends Pick<Reading, 'understood' | 'leftover'> {
  /** Values inferred without proof, each once. */
  readonly doubted: number
  /** Rows that could not be read. */
  readonly dropped: number
}
