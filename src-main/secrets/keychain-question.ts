import type { VaultError } from './vault'

/** What the keychain is asked. It reaches the helper process as a message: never on a command line, never in its environment. */
export type KeychainQuestion =
  | { readonly does: 'read' | 'forget'; readonly address: string }
  | { readonly does: 'write'; readonly address: string; readonly key: string }
  | { readonly does: 'list' }

export type KeychainReply =
  | { readonly ok: true; readonly answer: string | null | readonly string[] }
  | { readonly ok: false; readonly code: VaultError['code'] }

/**
 * Starts a process for one question and sends it there. `told` is called once: with the reply, or with null where the
 * process ended without one.
 * @returns ends the process at once, whatever it is doing
 */
export type AskKeychain = (
  question: KeychainQuestion,
  told: (reply: KeychainReply | null) => void
) => () => void
