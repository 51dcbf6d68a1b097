import type { Body, ReadingOptions, BodyReading } from './body'
import { openBody } from './open-body'
import { readBySaved } from './read-by-saved'
import { readInThread } from './reading-worker'

/** With a saved mapping, that takes less than a millisecond, less than starting a thread. */
const largeBytes = 128 * 1024

/**
 * Decodes a small body here if a saved mapping fits, otherwise in a thread. The bytes may be transferred, so
 * callers can't use them afterwards. Returns null if decoding exceeds the time or memory limit.
 */
export async function readWithinBounds(body: Body, options: ReadingOptions): Promise<BodyReading | null> {
  if (body.length >= largeBytes) return readInThread(body, options)
  const opened = openBody(body, options)
  const saved = readBySaved(opened, options)
  if (saved !== null) return { ...opened.reading, ...saved }
  if (opened.content === null) return opened.reading
  if (options.mappings !== undefined) return readInThread(body, options)
  // Nothing else runs on the command line.
  const { inferAnswer } = await import('./infer-answer')
  return { ...opened.reading, ...inferAnswer(opened, options) }
}
