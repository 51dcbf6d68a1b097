/**
 * - `missing`: there's no keychain
 * - `lost`: it accepted the key but didn't store it
 * - `silent`: it didn't answer in time
 * - `ended`: we stopped waiting, because of a newer request or because the app exits
 */
export type KeychainTrouble = 'missing' | 'lost' | 'silent' | 'ended' | 'unusable'
