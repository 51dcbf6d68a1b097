import type { AlertDraft, AppInfo, Client, Notice, WordedReply, ThirdPartyPart } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class AppState {
  readonly info = new Mirrored<AppInfo>()
  readonly notices = new Mirrored<readonly Notice[]>()
  isWelcoming = $state(false)
  readonly #client: Client['app']

  constructor(client: Client['app'], subscribe: Subscribe) {
    this.#client = client
    this.notices.follow(subscribe, 'noticesChanged', () => client.notices())
    void this.info.read(() => client.info())
  }

  dismiss(id: string): Promise<boolean> {
    return this.notices.act(() => this.#client.dismissNotice({ id }))
  }

  async openDataFolder(): Promise<void> {
    await this.#client.openDataFolder()
  }

  async playSound(sound: AlertDraft['sound']): Promise<boolean> {
    const reply = await this.#client.playSound({ sound })
    return reply.ok && reply.answer
  }

  /** Requested each time and not kept in memory, because these texts are long and rarely needed. */
  thirdParty(): Promise<WordedReply<readonly ThirdPartyPart[]>> {
    return this.#client.thirdParty()
  }
}
