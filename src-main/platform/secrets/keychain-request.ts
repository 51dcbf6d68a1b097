import type { VaultError } from './vault'

export const keychainService = 'Candlewick'

/**
 * A request to the keychain's process. It's sent as a message, because other programs can read a command line
 * or environment.
 */
export type KeychainRequest =
  | { readonly does: 'read' | 'forget'; readonly address: string }
  | { readonly does: 'write'; readonly address: string; readonly key: string }
  | { readonly does: 'list' }

export type KeychainReply =
  | { readonly ok: true; readonly answer: string | null | readonly string[] }
  | { readonly ok: false; readonly code: VaultError['code'] }

/** Calls `respond` exactly once, with null if the process ends without a reply. */
export type RequestKeychain = (
  request: KeychainRequest,
  respond: (reply: KeychainReply | null) => void
) => () => void
