import type { Body, ReadingQuestion, BodyReading } from './body'
import { openBody } from './open-body'
import { readBySaved } from './read-by-saved'
import { readInThread } from './reading-worker'

/**
 * Larger bodies are read in a thread. A saved mapping reads smaller ones in under a millisecond, less than it takes to
 * start a thread.
 */
const largeBytes = 128 * 1024

/**
 * Reads a body on this thread if a saved mapping fits. Inference and large bodies use a separate thread, one at a time.
 * Transfers the bytes, so don't use them afterwards. Returns null if reading exceeds the time or memory limit.
 */
export async function readWithinBounds(body: Body, question: ReadingQuestion): Promise<BodyReading | null> {
  if (body.length >= largeBytes) return readInThread(body, question)
  const opened = openBody(body, question)
  const saved = readBySaved(opened, question)
  if (saved !== null) return { ...opened.reading, ...saved }
  if (opened.content === null) return opened.reading
  if (question.mappings !== undefined) return readInThread(body, question)
  // Without mappings to save, as in the terminal, a thread has no benefit.
  const { inferAnswer } = await import('./infer-answer')
  return { ...opened.reading, ...inferAnswer(opened, question) }
}
