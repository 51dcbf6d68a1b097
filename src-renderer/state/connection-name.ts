import type { ConnectionState } from '@contract'

/** Identifies a service. Each service has its own credits, candles and drawings. */
export const connectionName = ({ mode, address }: Pick<ConnectionState, 'mode' | 'address'>): string =>
  `${mode} ${address}`
