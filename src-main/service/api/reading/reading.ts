import type { Body, ReadingOptions, BodyReading } from './body'
import { openBody } from './open-body'
import { readBySaved } from './read-by-saved'
import { readInThread } from './reading-worker'

/** With a saved mapping, that takes less than a millisecond, less than starting a thread. */
const largeBytes = 128 * 1024

/**
 * In a thread unless the body is small and a saved mapping fits. May transfer the bytes, so callers can't use
 * them afterwards. Null if decoding exceeds the time or memory limit.
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
