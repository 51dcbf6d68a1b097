import type { Body, ReadingOptions, BodyReading } from './body'
import { openBody } from './open-body'
import { readBySaved } from './read-by-saved'
import { readInThread } from './reading-worker'

/**
 * With a saved mapping, a smaller body takes less than a millisecond, which is less than starting a thread.
 */
const largeBytes = 128 * 1024

/**
 * Decodes a small body here if a saved mapping fits, and otherwise in a thread. The bytes may be transferred,
 * so the caller can't use them afterwards. Returns null if decoding exceeds the time or memory limit.
 */
export async function readWithinBounds(body: Body, options: ReadingOptions): Promise<BodyReading | null> {
  if (body.length >= largeBytes) return readInThread(body, options)
  const opened = openBody(body, options)
  const saved = readBySaved(opened, options)
  if (saved !== null) return { ...opened.reading, ...saved }
  if (opened.content === null) return opened.reading
  if (options.mappings !== undefined) return readInThread(body, options)
  // Mappings are only missing on the command line, where nothing else has to run meanwhile.
  const { inferAnswer } = await import('./infer-answer')
  return { ...opened.reading, ...inferAnswer(opened, options) }
}
