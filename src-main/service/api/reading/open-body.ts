import { sentJson } from '../../../../src-shared/json'
import { wordsIn } from '../answers/failure-message'
import { reportsFailure, succeeded } from '../answers/status'
import type { Body, ReadingOptions, BodyReading } from './body'
import { undecoded } from './bounds'
import { hasHidden, withHiddenEscaped, withHiddenShown } from './hidden-characters'
import { repairJson } from './json-strings'
import { outlineOfTooMany } from './outline'
import { redactionOf, type Redaction } from './redaction'

const mostWords = 2_000
/** A shorter body can't contain too many values. */
const longEnough = 256 * 1024

/** This is enough for any accepted key, even if every letter is escaped several times. */
const longestKeySpelling = 256 * 1024

/** A body that is parsed, but not decoded yet, because that may take long. */
export interface OpenedBody {
  /** Only has an answer if the body is too large to decode. */
  readonly reading: BodyReading
  /** Null if the body shouldn't be decoded, isn't JSON or reports a failure. */
  readonly content: { readonly body: unknown; readonly isLong: boolean } | null
}

/**
 * Redacts the key and makes hidden characters visible before anything else uses the body. Drops a byte order
 * mark. Replaces invalid UTF-8 by U+FFFD instead of rejecting the body, because the user paid for it.
 */
export function openBody(body: Body, options: ReadingOptions): OpenedBody {
  const received = typeof body === 'string' ? body : new TextDecoder('utf-8').decode(body)
  const redacted = redactionOf(options.key)
  const outline = received.length < longEnough ? null : outlineOfTooMany(received)
  if (outline !== null) return tooLarge(received, outline, redacted, options)
  const raw = sentJson(received)
  if (raw === undefined) return notJson(withHiddenShown(redacted(received)), options)
  const text = withHiddenEscaped(withoutKeyInJson(received, redacted))
  const clean = hasEscapes(text) ? repairJson(text, { string: withHiddenShown }) : text
  // An unchanged body is parsed only once, because parsing is slow.
  const parsed = clean === received ? raw : sentJson(clean)
  const good = succeeded(parsed)
  const shown = cut(text, options)
  const words = wordsIn(parsed)?.slice(0, mostWords) ?? null
  return {
    reading: {
      ...shown,
      isJson: true,
      succeeded: good,
      reportsFailure: reportsFailure(parsed),
      words,
      answer: null
    },
    content: options.decodes && good ? { body: parsed, isLong: text.length >= longEnough } : null
  }
}

/** Reads only the status and keeps the beginning of the text, because the user paid for the response. */
function tooLarge(
  received: string,
  outline: string,
  redacted: Redaction,
  options: ReadingOptions
): OpenedBody {
  const { mostCharacters, decodes } = options
  const begun = received.slice(0, mostCharacters + longestKeySpelling)
  const text = withHiddenShown(redacted(begun)).slice(0, mostCharacters)
  const shown = { text, textLeftOut: received.length - text.length }
  const parsed = sentJson(outline)
  const isJson = parsed !== undefined
  const good = isJson && succeeded(parsed)
  const message = isJson ? wordsIn(parsed) : null
  const words = message === null ? null : withHiddenShown(redacted(message)).slice(0, mostWords)
  const answer = decodes && good ? undecoded(text) : null
  return {
    reading: { ...shown, isJson, succeeded: good, reportsFailure: reportsFailure(parsed), words, answer },
    content: null
  }
}

function notJson(text: string, options: ReadingOptions): OpenedBody {
  const reading = {
    ...cut(text, options),
    isJson: false,
    succeeded: false,
    reportsFailure: false,
    words: null,
    answer: null
  }
  return { reading, content: null }
}

/** Changes the text only if it has the key or escapes that could hide the key. */
function withoutKeyInJson(text: string, redacted: Redaction): string {
  if (!text.includes('\\') && redacted(text) === text) return text
  return repairJson(text, { string: redacted, number: redacted })
}

/** Whether hidden characters remain as escapes. `withHiddenEscaped` has already replaced all others. */
const hasEscapes = (json: string): boolean => /\\[bfu]/.test(json) || hasHidden(json)

function cut(text: string, { mostCharacters }: ReadingOptions): Pick<BodyReading, 'text' | 'textLeftOut'> {
  const textLeftOut = Math.max(0, text.length - mostCharacters)
  return { text: textLeftOut === 0 ? text : text.slice(0, mostCharacters), textLeftOut }
}
