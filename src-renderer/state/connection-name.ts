import type { ConnectionState } from '@contract'

/** Credits, candles and drawings are separate for each service. */
export const connectionName = ({ mode, address }: Pick<ConnectionState, 'mode' | 'address'>): string =>
  `${mode} ${address}`
