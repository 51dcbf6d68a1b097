import { z } from 'zod'
import type { Answer, AnswerKind } from './answer'
import type { Fault } from './fault'
import type { FaultCause } from './fault-cause'
import type { Remark } from './reading'
import { Lesson } from './lessons'
import { nothing, request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

/** The query parameters of the contract ("Endpoints"). */
export type ParameterName = 'symbol' | 'convert' | 'currency' | 'top' | 'date' | 'interval' | 'bars'

/** How a value is best typed: coins from the list, a day, a whole number, or words with suggestions. */
export type ParameterControl = 'coins' | 'date' | 'number' | 'words'

export interface ParameterInfo {
  readonly name: ParameterName
  readonly control: ParameterControl
  /** The most of what it counts: coins, bars, characters. */
  readonly most: number
  readonly suggestions: readonly string[]
}

/** What the contract says a charged call costs ("Credit billing"). */
export type PriceRule =
  | { readonly rule: 'fixed'; readonly credits: number }
  | { readonly rule: 'per row'; readonly credits: number }
  | { readonly rule: 'per coin' }
  | { readonly rule: 'unknown' }

/** One operation of the service, as the contract lists it. */
export interface OperationInfo {
  readonly name: string
  readonly tag: string
  readonly parameters: readonly ParameterInfo[]
  readonly priceRule: PriceRule
  /** What it costs with nothing filled in, as far as is known. */
  readonly price: PriceTag
  /** The kind its answer decodes to: `quotes`, `bands` … */
  readonly kind: AnswerKind
  /** What its values may be taught to be: `price`, `high` …; the first is taught most. */
  readonly teachable: readonly string[]
  /** Behind a plan the key does not have (402), as last seen. */
  readonly locked: boolean
}

/** What is known of a call before it is made. */
export interface CallPreview {
  /** Null while something is wrong: a call that can't be made has no price. */
  readonly price: PriceTag | null
  /** Why a value can't be sent, by parameter. */
  readonly wrong: Readonly<Record<string, FaultCause>>
  /** When the kept answer to the very same question was fetched; null when there is none. */
  readonly keptAt: EpochMs | null
}

/** One header of an answer. */
export interface ResponseHeader {
  /** In lower case. */
  readonly name: string
  /** Null where it may hold a secret, such as a session's: that it came is told, what it said is not kept. */
  readonly value: string | null
}

/** What one call came to, or what an earlier one did. */
export interface ExplorerAnswer {
  readonly operation: string
  /** As sent. */
  readonly params: Readonly<Record<string, string>>
  /** Null exactly where there is a fault. */
  readonly answer: Answer | null
  readonly fault: Fault | null
  /** What is odd about the answer: bars left out, prices that contradict each other, values read without proof. */
  readonly remarks: readonly Remark[]
  /** Coins asked for that the answer left out, as far as the answer tells. */
  readonly missing: readonly string[]
  readonly expected: number | null
  readonly charged: number | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
  /** Without secrets; '' where nothing was sent. */
  readonly url: string
  readonly status: number | null
  readonly tookMs: number
  readonly body: string | null
  /** Characters of the body beyond those in `body`; such an answer is not kept. */
  readonly bodyLeftOut: number
  /** By name; empty where no answer came. Null for an answer kept before headers were. */
  readonly headers: readonly ResponseHeader[] | null
  readonly at: EpochMs
  readonly origin: Origin
  /** Read again from what was kept: 0 credits. */
  readonly kept: boolean
}

/** A question that has a kept answer. */
export interface PastRun {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly charged: number | null
  readonly at: EpochMs
}

const call = z.object({
  operation: z.string().max(40),
  params: z.record(z.string().max(20), z.string().max(20_000))
})

export const explorer = {
  operations: request(nothing).answers<readonly OperationInfo[]>(),
  /** What this call would cost, or what is wrong with it. Calls nothing. */
  preview: request(call).answers<CallPreview>(),
  /** Makes the call. A failed call is an answer with a fault in it: it has a price and a place in the ledger too. */
  run: request(call).answers<ExplorerAnswer>(),
  /** The kept answer to the very same question, or null; calls nothing. */
  kept: request(call).answers<ExplorerAnswer | null>(),
  /**
   * Takes a lesson about a place of the kept answer, and answers with that answer read anew at 0 credits. What was taught
   * holds for every answer of the operation from then on.
   */
  teach: request(call.extend(Lesson.omit({ operation: true }).shape)).answers<ExplorerAnswer>(),
  /** The questions with a kept answer, the latest first. */
  history: request(nothing).answers<readonly PastRun[]>(),
  /**
   * Asks a person where to save a text made of an answer, and writes it there: the whole of it, or nothing. Answers
   * with the file's path, or null where they thought better of it. The window itself names and writes no file.
   */
  save: request(call.extend({ form: z.enum(['json', 'csv']), text: z.string().max(100_000_000) })).answers<
    string | null
  >(),
  /** Opens an https link of a kept answer in the system browser, after a person's click; one that stands in no such answer is not opened. */
  openLink: request(call.extend({ url: z.string().max(4000) })).answers<void>()
}
