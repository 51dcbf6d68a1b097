/**
 * Names that differ between a release, a trial build and a development checkout, so that all of them can run
 * on the same computer.
 */
export interface AppIdentity {
  readonly folder: string
  readonly entry: string
}

export const release: AppIdentity = { folder: 'Candlewick', entry: 'candlewick' }
const trial: AppIdentity = { folder: 'Candlewick Trial', entry: 'candlewick-trial' }
const checkout: AppIdentity = { folder: 'Candlewick Checkout', entry: 'candlewick-checkout' }

/** Identifies the program. Packaging adds `-trial` to the version of builds without the official Electron. */
export function appIdentity(program: {
  readonly isPackaged: boolean
  readonly version: string
}): AppIdentity {
  if (!program.isPackaged) return checkout
  return program.version.endsWith('-trial') ? trial : release
}
