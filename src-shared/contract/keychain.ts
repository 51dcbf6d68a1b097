/**
 * - `lost`: the keychain accepted the key but didn't store it
 * - `silent`: the keychain didn't answer in time
 * - `ended`: Candlewick stopped waiting for the keychain, because of a newer request or because the app exits
 */
export type KeychainTrouble = 'missing' | 'lost' | 'silent' | 'ended' | 'unusable'
