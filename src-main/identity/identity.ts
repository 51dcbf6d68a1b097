/** What keeps a release, a trial and a checkout apart on one computer. */
export interface Identity {
  /** Of the folder that holds the data, the instance lock and the log, within the one the system gives to programs. */
  readonly folder: string
  /** Of the autostart entry, without its ending. */
  readonly entry: string
}

export const release: Identity = { folder: 'Candlewick', entry: 'candlewick' }
const trial: Identity = { folder: 'Candlewick Trial', entry: 'candlewick-trial' }
const checkout: Identity = { folder: 'Candlewick Checkout', entry: 'candlewick-checkout' }

/** Packaging stamps `trial` into the version of what isn't made with the official Electron. */
export function identityOf(program: { readonly isPackaged: boolean; readonly version: string }): Identity {
  if (!program.isPackaged) return checkout
  return program.version.endsWith('-trial') ? trial : release
}
