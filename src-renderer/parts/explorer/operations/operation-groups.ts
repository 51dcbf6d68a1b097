import type { OperationInfo } from '@contract'
import { summaryWords, tagWords } from '../../../words/operation'

export interface OperationGroup {
  readonly tag: string
  readonly operations: readonly OperationInfo[]
}

export function groupOperations(
  operations: readonly OperationInfo[],
  text: string
): readonly OperationGroup[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string, OperationInfo[]>()
  for (const operation of operations) {
    const { name, tag, kind, parameters } = operation
    const searchable = [name, tagWords(tag), summaryWords(name), kind, ...parameters.map(one => one.name)]
    const all = searchable.join(' ').toLowerCase()
    if (!typed.every(word => all.includes(word))) continue
    groups.set(tag, [...(groups.get(tag) ?? []), operation])
  }
  return [...groups].map(([tag, own]) => ({ tag, operations: own }))
}
