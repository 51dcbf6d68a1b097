import type { ServiceQuestion } from '../../src-shared/contract/answers'

/** One name a question, whatever the order of its parameters; the kept answers stand under it. */
export const questionName = ({ operation, params }: ServiceQuestion): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
