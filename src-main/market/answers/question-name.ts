import type { ServiceQuestion } from '../../../src-shared/contract/answers'

/** A name for a question that doesn't depend on the order of its parameters. Responses are stored under it. */
export const questionName = ({ operation, params }: ServiceQuestion): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
