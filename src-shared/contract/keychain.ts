/**
 * Why the keychain could not be used. missing: there is none. lost: it lost what it took. silent: nobody answered
 * it. ended: it was asked for something else.
 */
export type KeychainTrouble = 'missing' | 'lost' | 'silent' | 'ended' | 'unusable'
