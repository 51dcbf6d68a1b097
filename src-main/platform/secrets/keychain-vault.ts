import type { RequestKeychain, KeychainRequest, KeychainReply } from './keychain-request'
import { VaultError, type Vault } from './vault'

/** How long the user has to unlock the keychain. */
const patienceMs = 60_000

/** A later request cancels a pending read. */
export class KeychainVault implements Vault {
  readonly kind = 'saved'
  readonly #requestKeychain: RequestKeychain
  #turn: Promise<unknown> = Promise.resolve()
  #lastNumber = 0
  #cancelLookup: () => void = () => undefined
  #endCurrent: () => void = () => undefined
  #closed = false

  constructor(requestKeychain: RequestKeychain) {
    this.#requestKeychain = requestKeychain
  }

  async read(address: string): Promise<string | null> {
    const answer = await this.#inTurn({ does: 'read', address })
    return typeof answer === 'string' ? answer : null
  }

  async write(address: string, key: string): Promise<void> {
    await this.#inTurn({ does: 'write', address, key })
  }

  async forget(address: string): Promise<void> {
    await this.#inTurn({ does: 'forget', address })
  }

  async addresses(): Promise<readonly string[]> {
    const answer = await this.#inTurn({ does: 'list' })
    return Array.isArray(answer) ? answer : []
  }

  /** Later requests fail. */
  close(): void {
    this.#closed = true
    this.#endCurrent()
  }

  #inTurn(request: KeychainRequest): Promise<unknown> {
    this.#cancelLookup()
    const number = ++this.#lastNumber
    const answer = this.#turn.then(() => {
      if (this.#closed || (request.does === 'read' && number < this.#lastNumber))
        throw new VaultError('ended')
      return this.#ask(request)
    })
    this.#turn = answer.catch(() => undefined)
    return answer
  }

  async #ask(request: KeychainRequest): Promise<unknown> {
    let patience: NodeJS.Timeout | undefined
    try {
      const reply = await new Promise<KeychainReply>(resolve => {
        const failed = (code: VaultError['code']): void => resolve({ ok: false, code })
        const end = this.#requestKeychain(request, reply => (reply ? resolve(reply) : failed('missing')))
        this.#endCurrent = () => {
          failed('ended')
          end()
        }
        if (request.does === 'read') this.#cancelLookup = this.#endCurrent
        else patience = setTimeout(() => failed('silent'), patienceMs)
      })
      if (!reply.ok) throw new VaultError(reply.code)
      return reply.answer
    } finally {
      clearTimeout(patience)
      this.#endCurrent()
      this.#cancelLookup = this.#endCurrent = () => undefined
    }
  }
}
