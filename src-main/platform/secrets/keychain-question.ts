import type { VaultError } from './vault'

/** Sent to the helper process as a message, never on its command line or in its environment. */
export type KeychainQuestion =
  | { readonly does: 'read' | 'forget'; readonly address: string }
  | { readonly does: 'write'; readonly address: string; readonly key: string }
  | { readonly does: 'list' }

export type KeychainReply =
  | { readonly ok: true; readonly answer: string | null | readonly string[] }
  | { readonly ok: false; readonly code: VaultError['code'] }

/**
 * Starts a process for one request. Calls `told` once, with null if the process ended without a reply.
 * @returns a function that ends the process at once
 */
export type AskKeychain = (
  question: KeychainQuestion,
  told: (reply: KeychainReply | null) => void
) => () => void
