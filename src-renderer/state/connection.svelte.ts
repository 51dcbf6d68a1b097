import type {
  Client,
  CoinCost,
  ConnectionState as Connection,
  Plan,
  PlanChoice,
  RhythmChoice
} from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { connectionName } from './connection-name'

/** Demo or live, whether there is a key, and the plan that must be agreed before anything is called. */
export class ConnectionState {
  readonly connection = new Mirrored<Connection>()
  readonly plan = new Mirrored<Plan>()
  readonly name = $derived(this.connection.value && connectionName(this.connection.value))
  /** The dialog that takes address and key, and shows the plan, is asked for. */
  asked = $state(false)
  readonly #client: Client['connection']

  constructor(client: Client['connection'], hear: Hear) {
    this.#client = client
    this.connection.follow(hear, 'connectionChanged', () => client.state())
  }

  /** Saves key and address; calls nothing. The key is passed on and not kept here. */
  enter(address: string, key: string): Promise<boolean> {
    return this.connection.act(() => this.#client.enter({ address, key }))
  }

  readPlan(): Promise<void> {
    return this.plan.read(() => this.#client.plan())
  }

  /** What the plan would come to with these choices; calls nothing. */
  preview(choice: PlanChoice): Promise<boolean> {
    return this.plan.act(() => this.#client.preview(choice))
  }

  /** What quotes would come to a day with these coins beside those that are watched; null where it cannot be told. */
  async costWith(coins: readonly string[]): Promise<CoinCost | null> {
    const reply = await this.#client.costWith({ coins: [...coins] })
    return reply.ok ? reply.answer : null
  }

  /** Agrees to the plan: the key is checked with the cheapest call, then watching starts. */
  agree(choice: PlanChoice): Promise<boolean> {
    return this.connection.act(() => this.#client.agree(choice))
  }

  /** Chooses how long the quota is to last, in days; null keeps the rhythm as planned. */
  answerOffer(lastsDays: RhythmChoice['lastsDays']): Promise<boolean> {
    return this.connection.act(() => this.#client.answerOffer({ lastsDays }))
  }

  forgetKey(): Promise<boolean> {
    return this.connection.act(() => this.#client.forgetKey())
  }

  /** Removes the key saved for an address; the watched one as `forgetKey` does. */
  forgetSavedKey(address: string): Promise<boolean> {
    return this.connection.act(() => this.#client.forgetSavedKey({ address }))
  }

  /** Asks the keychain itself which keys are there; it may ask a person to unlock it. */
  findSavedKeys(): Promise<boolean> {
    return this.connection.act(() => this.#client.findSavedKeys())
  }
}
