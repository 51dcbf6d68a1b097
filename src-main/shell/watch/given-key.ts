import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hide } from '../../platform/log/redaction'
import { cleanKey } from '../../service/api/key'
import { FaultError } from '../../platform/faults/fault-error'

export const credentialName = 'candlewick-key'

/**
 * Reads a key from standard input or a systemd credential, for computers without a keychain.
 * @param typed the text from standard input, null if it wasn't read
 * @returns null if no key was given
 * @throws FaultError if the text can't be a key
 */
export function givenKey(typed: string | null, env: NodeJS.ProcessEnv): string | null {
  const folder = env['CREDENTIALS_DIRECTORY']
  const path = folder === undefined ? null : join(folder, credentialName)
  const given = typed ?? (path !== null && existsSync(path) ? readFileSync(path, 'utf8') : null)
  if (given === null) return null
  const cleaned = cleanKey(given)
  if (!cleaned.ok) throw new FaultError(cleaned.fault)
  hide(cleaned.key)
  return cleaned.key
}
