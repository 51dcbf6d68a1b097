import type { Mirror } from '../state/mirror'
import { toasts } from '../ui/toasts.svelte'

export async function switchDemo({ connection }: Pick<Mirror, 'connection'>, isDemo: boolean): Promise<void> {
  const done = await (isDemo ? connection.showDemo() : connection.leaveDemo())
  const { fault } = connection.connection
  if (!done && fault) toasts.say(`${fault.what} ${fault.next}`)
}
