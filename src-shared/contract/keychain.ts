/**
 * - `missing`: there's no keychain
 * - `lost`: it accepted the key and lost it
 * - `silent`: it didn't respond in time
 * - `ended`: a newer request or the app's exit ended the wait
 */
export type KeychainTrouble = 'missing' | 'lost' | 'silent' | 'ended' | 'unusable'
