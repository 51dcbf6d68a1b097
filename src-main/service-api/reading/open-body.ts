import { sentJson } from '../../../src-shared/json'
import { wordsIn } from '../answers/said-words'
import { saysNo, succeeded } from '../answers/status'
import type { Body, Question, Reading } from './body'
import { undecoded } from './bounds'
import { hasHidden, withHiddenEscaped, withHiddenShown } from './hidden-characters'
import { mendJson } from './json-strings'
import { outlineOfTooMany } from './outline'
import { redactionOf, type Redaction } from './redaction'

const mostWords = 2_000
/** A shorter text holds no more than may be kept, whatever it is decoded to. */
const longEnough = 256 * 1024

/** Characters: a key of any length we send, each letter escaped several times over. */
const longestKeySpelling = 256 * 1024

/** A body as text and values; what its values say is read on demand, since that may take long. */
export interface OpenedBody {
  /** Its answer is there only if it is too large for any other. */
  readonly reading: Reading
  /** The values that an answer is to be read from; null if none is wanted, or there is none. */
  readonly content: { readonly body: unknown; readonly isLong: boolean } | null
}

/**
 * Reads a body whole, where it is called: `readWithinBounds` does that off the main thread for large ones. Takes out the
 * key and makes hidden characters visible before anything else sees the body. A byte order mark is dropped; a byte that
 * is no UTF-8 becomes U+FFFD: one odd letter in a headline must not lose an answer that was paid for.
 */
export function openBody(body: Body, question: Question): OpenedBody {
  const received = typeof body === 'string' ? body : new TextDecoder('utf-8').decode(body)
  const redacted = redactionOf(question.key)
  const outline = received.length < longEnough ? null : outlineOfTooMany(received)
  if (outline !== null) return tooLarge(received, outline, redacted, question)
  const raw = sentJson(received)
  if (raw === undefined) return notJson(withHiddenShown(redacted(received)), question)
  const text = withHiddenEscaped(withoutKeyInJson(received, redacted))
  const clean = hasEscapes(text) ? mendJson(text, { string: withHiddenShown }) : text
  // Mostly nothing was mended, and parsing is what takes longest.
  const parsed = clean === received ? raw : sentJson(clean)
  const good = succeeded(parsed)
  const shown = cut(text, question)
  const words = wordsIn(parsed)?.slice(0, mostWords) ?? null
  return {
    reading: { ...shown, isJson: true, succeeded: good, saysNo: saysNo(parsed), words, answer: null },
    content: question.decodes && good ? { body: parsed, isLong: text.length >= longEnough } : null
  }
}

/** Of an answer with more values than are decoded its beginning is there, and how the call went: it was paid for. */
function tooLarge(received: string, outline: string, redacted: Redaction, question: Question): OpenedBody {
  const { mostCharacters, decodes } = question
  const begun = received.slice(0, mostCharacters + longestKeySpelling)
  const text = withHiddenShown(redacted(begun)).slice(0, mostCharacters)
  const shown = { text, textLeftOut: received.length - text.length }
  const parsed = sentJson(outline)
  const isJson = parsed !== undefined
  const good = isJson && succeeded(parsed)
  const said = isJson ? wordsIn(parsed) : null
  const words = said === null ? null : withHiddenShown(redacted(said)).slice(0, mostWords)
  const answer = decodes && good ? undecoded(text) : null
  return {
    reading: { ...shown, isJson, succeeded: good, saysNo: saysNo(parsed), words, answer },
    content: null
  }
}

function notJson(text: string, question: Question): OpenedBody {
  const reading = {
    ...cut(text, question),
    isJson: false,
    succeeded: false,
    saysNo: false,
    words: null,
    answer: null
  }
  return { reading, content: null }
}

/** Only a text that has the key, or escapes it may hide in, is taken apart. */
function withoutKeyInJson(text: string, redacted: Redaction): string {
  if (!text.includes('\\') && redacted(text) === text) return text
  return mendJson(text, { string: redacted, number: redacted })
}

/** Whether a string may hold a hidden character; after `withHiddenEscaped` that can only be as an escape. */
const hasEscapes = (json: string): boolean => /\\[bfu]/.test(json) || hasHidden(json)

function cut(text: string, { mostCharacters }: Question): Pick<Reading, 'text' | 'textLeftOut'> {
  const textLeftOut = Math.max(0, text.length - mostCharacters)
  return { text: textLeftOut === 0 ? text : text.slice(0, mostCharacters), textLeftOut }
}
