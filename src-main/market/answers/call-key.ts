import type { ServiceCall } from '../../../src-shared/contract/answers'

/** The key under which a response is stored. Doesn't depend on the order of the parameters. */
export const callKey = ({ operation, params }: ServiceCall): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
