import type { Body, Question, Reading } from './body'
import { openBody } from './open-body'
import { readBySaved } from './read-by-saved'
import { readInThread } from './reading-worker'

/**
 * Bytes from which a body is read in a thread of its own. Below, reading by a saved mapping takes less than a millisecond, and
 * starting a thread takes longer than that.
 */
const largeBytes = 128 * 1024

/**
 * Reads a body: by a saved mapping where it is, if one fits. What has to be inferred, and large bodies, are read in a thread, one
 * at a time. The bytes are handed over and must not be used again. Null where reading took more time or memory than any
 * answer should.
 */
export async function readWithinBounds(body: Body, question: Question): Promise<Reading | null> {
  if (body.length >= largeBytes) return readInThread(body, question)
  const opened = openBody(body, question)
  const saved = readBySaved(opened, question)
  if (saved !== null) return { ...opened.reading, ...saved }
  if (opened.content === null) return opened.reading
  if (question.mappings !== undefined) return readInThread(body, question)
  // Without mappings to save, as at the terminal, nothing is gained by a thread.
  const { inferAnswer } = await import('./infer-answer')
  return { ...opened.reading, ...inferAnswer(opened, question) }
}
