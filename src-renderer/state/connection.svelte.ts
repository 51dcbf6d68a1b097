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
import { connectionName, type ServiceChanges } from './service-changes'

/** The service, the key and the plan. No calls are made until the user agrees to the plan. */
export class ConnectionState {
  readonly connection = new Mirrored<Connection>()
  readonly plan = new Mirrored<Plan>()
  readonly name = $derived(this.connection.value && connectionName(this.connection.value))
  isDialogOpen = $state(false)
  readonly #client: Client['connection']

  constructor(client: Client['connection'], subscribe: Subscribe, service: ServiceChanges) {
    this.#client = client
    this.connection.follow(subscribe, 'connectionChanged', async () => {
      const reply = await client.state()
      if (reply.ok) service.begin(reply.answer)
      return reply
    })
  }

  /** Passes the key to the main process without keeping it. */
  enter(address: string, key: string): Promise<boolean> {
    return this.connection.act(() => this.#client.enter({ address, key }))
  }

  readPlan(): Promise<void> {
    return this.plan.read(() => this.#client.plan())
  }

  preview(choice: PlanChoice): Promise<boolean> {
    return this.plan.act(() => this.#client.preview(choice))
  }

  /** What quotes would cost per day if these coins were added. Null if unknown. */
  async costWith(coins: readonly string[]): Promise<CoinCost | null> {
    const reply = await this.#client.costWith({ coins: [...coins] })
    return reply.ok ? reply.answer : null
  }

  /** Checks the key with the cheapest paid call, then starts automatic updates. */
  agree(choice: PlanChoice): Promise<boolean> {
    return this.connection.act(() => this.#client.agree(choice))
  }

  /** How many days the quota should last. Null keeps the plan's intervals. */
  answerOffer(lastsDays: RhythmChoice['lastsDays']): Promise<boolean> {
    return this.connection.act(() => this.#client.answerOffer({ lastsDays }))
  }

  showDemo(): Promise<boolean> {
    return this.connection.act(() => this.#client.showDemo())
  }

  leaveDemo(): Promise<boolean> {
    return this.connection.act(() => this.#client.leaveDemo())
  }

  forgetKey(): Promise<boolean> {
    return this.connection.act(() => this.#client.forgetKey())
  }

  forgetSavedKey(address: string): Promise<boolean> {
    return this.connection.act(() => this.#client.forgetSavedKey({ address }))
  }

  /** The system may ask the user to unlock the keychain. */
  findSavedKeys(): Promise<boolean> {
    return this.connection.act(() => this.#client.findSavedKeys())
  }
}
