import type { ServiceQuestion } from '../../../src-shared/contract/answers'

/** Independent of the order of parameters. Stored responses use it as their key. */
export const questionName = ({ operation, params }: ServiceQuestion): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
