import type { Answer } from './answers/answer'
import { remarksOn } from './answers/remarks'

/** Describes how much of a response was read into the answer's data, and lists the values that weren't. */
export function howRead(answer: Answer | null) {
  const reading = answer?.reading
  return {
    dropped: answer?.dropped ?? null,
    remarks: answer === null ? [] : remarksOn(answer),
    coverage: reading
      ? { understood: reading.understood, leftover: reading.leftover, furniture: reading.furniture }
      : null,
    leftovers: reading?.leftovers ?? []
  }
}
