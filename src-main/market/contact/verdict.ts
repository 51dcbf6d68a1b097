import type { ContactResult } from '../../../src-shared/contract/contact'
import type { ExplorerAnswer } from '../../../src-shared/contract/explorer'
import { readCount } from '../../../src-shared/read-count'

const nothingRead = { understood: 0, leftover: 0, doubted: 0, dropped: 0 }

export function resultOf({ answer, fault, charged, at }: ExplorerAnswer): ContactResult {
  const none = { coverage: null, doubts: 0, dropped: 0, charged, fault, at }
  if (answer === null)
    return { ...none, verdict: fault?.code === 'plan-required' ? 'behind-plan' : 'refused' }
  if (answer.kind === 'unrecognised') return { ...none, verdict: 'not-understood' }
  const { understood, leftover, doubted, dropped } = readCount(answer) ?? nothingRead
  const read = { ...none, coverage: { understood, leftover }, doubts: doubted, dropped }
  if (Array.isArray(answer.data) && answer.data.length === 0 && leftover === 0)
    return { ...read, verdict: 'empty' }
  const isSure = doubted === 0 && dropped === 0 && leftover <= understood
  return { ...read, verdict: isSure ? 'understood' : 'doubted' }
}
