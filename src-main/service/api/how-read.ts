import type { Answer } from './answers/answer'
import { remarksOn } from './answers/remarks'

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
