import type { ServiceQuestion } from '../../../src-shared/contract/answers'

/** The key under which a response is stored. Doesn't depend on the order of the parameters. */
export const questionName = ({ operation, params }: ServiceQuestion): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
