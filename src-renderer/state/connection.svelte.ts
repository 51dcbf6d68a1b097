import type {
  Client,
  CoinCost,
  ConnectionState as Connection,
  Plan,
  PlanChoice,
  RhythmChoice
} from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { connectionName } from './connection-name'

/** The user must agree to the plan before any call. */
export class ConnectionState {
  readonly connection = new Mirrored<Connection>()
  readonly plan = new Mirrored<Plan>()
  readonly name = $derived(this.connection.value && connectionName(this.connection.value))
  /** Set to open the dialog for address, key and plan. */
  asked = $state(false)
  readonly #client: Client['connection']

  constructor(client: Client['connection'], subscribe: Subscribe) {
    this.#client = client
    this.connection.follow(subscribe, 'connectionChanged', () => client.state())
  }

  /** Makes no call. The key is only passed on to the main process. */
  enter(address: string, key: string): Promise<boolean> {
    return this.connection.act(() => this.#client.enter({ address, key }))
  }

  readPlan(): Promise<void> {
    return this.plan.read(() => this.#client.plan())
  }

  /** Makes no call. */
  preview(choice: PlanChoice): Promise<boolean> {
    return this.plan.act(() => this.#client.preview(choice))
  }

  /** Daily cost of quotes with these coins added. Null if unknown. */
  async costWith(coins: readonly string[]): Promise<CoinCost | null> {
    const reply = await this.#client.costWith({ coins: [...coins] })
    return reply.ok ? reply.answer : null
  }

  /** Checks the key with the cheapest call, then starts watching. */
  agree(choice: PlanChoice): Promise<boolean> {
    return this.connection.act(() => this.#client.agree(choice))
  }

  /** Sets how many days the quota should last. Null keeps the planned intervals. */
  answerOffer(lastsDays: RhythmChoice['lastsDays']): Promise<boolean> {
    return this.connection.act(() => this.#client.answerOffer({ lastsDays }))
  }

  forgetKey(): Promise<boolean> {
    return this.connection.act(() => this.#client.forgetKey())
  }

  forgetSavedKey(address: string): Promise<boolean> {
    return this.connection.act(() => this.#client.forgetSavedKey({ address }))
  }

  /** May prompt the user to unlock the keychain. */
  findSavedKeys(): Promise<boolean> {
    return this.connection.act(() => this.#client.findSavedKeys())
  }
}
