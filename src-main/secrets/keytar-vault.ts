import { createRequire } from 'node:module'
import type Keytar from 'keytar'
import { VaultError, type Vault } from './vault'

const service = 'Candlewick'

/** A keychain that asks the person to unlock it may take long; one that hangs must not hang the app. */
const patienceMs = 60_000

/**
 * The operating system's keychain through keytar. The native module is loaded at the first use, so that
 * a machine without a keychain library still starts, and so that nothing is unlocked before it is needed.
 */
export class KeytarVault implements Vault {
  readonly kind = 'saved'
  #keytar: typeof Keytar | null = null

  read(address: string): Promise<string | null> {
    return this.#ask(keytar => keytar.getPassword(service, address))
  }

  async write(address: string, key: string): Promise<void> {
    await this.#ask(keytar => keytar.setPassword(service, address, key))
    // Some keychains take a secret and lose it (a locked or plain-text one): believe what can be read back.
    if ((await this.read(address)) !== key) throw new VaultError('The keychain did not keep the key.')
  }

  async forget(address: string): Promise<void> {
    await this.#ask(keytar => keytar.deletePassword(service, address))
  }

  async #ask<Answer>(use: (keytar: typeof Keytar) => Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new VaultError('The keychain did not answer.')), patienceMs)
    })
    try {
      this.#keytar ??= createRequire(import.meta.url)('keytar') as typeof Keytar
      return await Promise.race([use(this.#keytar), patience])
    } catch (error) {
      if (error instanceof VaultError) throw error
      // The library's own message may name paths or hold what it was given: it is not passed on.
      throw new VaultError('This system has no keychain that Candlewick can use.')
    } finally {
      clearTimeout(timer)
    }
  }
}
