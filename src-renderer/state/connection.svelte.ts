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
  asked = $state(false)
  readonly #client: Client['connection']

  constructor(client: Client['connection'], subscribe: Subscribe) {
    this.#client = client
    this.connection.follow(subscribe, 'connectionChanged', () => client.state())
  }

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

  async costWith(coins: readonly string[]): Promise<CoinCost | null> {
    const reply = await this.#client.costWith({ coins: [...coins] })
    return reply.ok ? reply.answer : null
  }

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

  findSavedKeys(): Promise<boolean> {
    return this.connection.act(() => this.#client.findSavedKeys())
  }
}
