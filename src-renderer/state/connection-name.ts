import type { ConnectionState } from '@contract'

/** Identifies the service whose data is shown. Credits, candles and drawings are separate for each. */
export const connectionName = ({ mode, address }: Pick<ConnectionState, 'mode' | 'address'>): string =>
  `${mode} ${address}`
