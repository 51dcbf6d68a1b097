/**
 * - `missing`: there is no keychain
 * - `lost`: the key was accepted but not stored
 * - `silent`: no reply in time
 * - `ended`: a newer request or the end of the app
 */
export type KeychainTrouble = 'missing' | 'lost' | 'silent' | 'ended' | 'unusable'
