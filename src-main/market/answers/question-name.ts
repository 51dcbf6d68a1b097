import type { ServiceQuestion } from '../../../src-shared/contract/answers'

/** Doesn't depend on the order of the parameters. */
export const questionName = ({ operation, params }: ServiceQuestion): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
