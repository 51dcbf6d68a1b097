import type { ConnectionState } from '@contract'

/** Whose figures are shown, by name: another place has its own books, candles and drawings. */
export const connectionName = ({ mode, address }: Pick<ConnectionState, 'mode' | 'address'>): string =>
  `${mode} ${address}`
