import { toasts } from './toasts.svelte'

/** Shows the message `failed` if the system has no clipboard. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.say(done)
  } catch {
    toasts.say(failed)
  }
}
