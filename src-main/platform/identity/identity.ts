/** Separates a release, a trial and a checkout on one computer. */
export interface AppIdentity {
  /**
   * Name of the folder for data, instance lock and log, inside the system's folder for programs.
   */
  readonly folder: string
  /** Name of the autostart entry, without extension. */
  readonly entry: string
}

export const release: AppIdentity = { folder: 'Candlewick', entry: 'candlewick' }
const trial: AppIdentity = { folder: 'Candlewick Trial', entry: 'candlewick-trial' }
const checkout: AppIdentity = { folder: 'Candlewick Checkout', entry: 'candlewick-checkout' }

/** Packaging adds `-trial` to the version of builds without the official Electron. */
export function appIdentity(program: {
  readonly isPackaged: boolean
  readonly version: string
}): AppIdentity {
  if (!program.isPackaged) return checkout
  return program.version.endsWith('-trial') ? trial : release
}
