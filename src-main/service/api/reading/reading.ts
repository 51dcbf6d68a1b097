import type { Body, ReadingQuestion, BodyReading } from './body'
import { openBody } from './open-body'
import { readBySaved } from './read-by-saved'
import { readInThread } from './reading-worker'

/**
 * Larger bodies are read in a thread. With a saved mapping, reading a smaller one takes less than a millisecond,
 * while starting a thread takes longer.
 */
const largeBytes = 128 * 1024

/**
 * Reads a small body on this thread if a saved mapping fits. Inference and large bodies use a separate thread, which
 * may take over the bytes, so don't use them afterwards. Returns null if reading exceeds the time or memory limit.
 */
export async function readWithinBounds(body: Body, question: ReadingQuestion): Promise<BodyReading | null> {
  if (body.length >= largeBytes) return readInThread(body, question)
  const opened = openBody(body, question)
  const saved = readBySaved(opened, question)
  if (saved !== null) return { ...opened.reading, ...saved }
  if (opened.content === null) return opened.reading
  if (question.mappings !== undefined) return readInThread(body, question)
  // On the command line, a thread has no benefit.
  const { inferAnswer } = await import('./infer-answer')
  return { ...opened.reading, ...inferAnswer(opened, question) }
}
