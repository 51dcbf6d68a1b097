/**
 * Finds typed coins that aren't in the loaded list, once typing pauses. The service may still know them.
 * Create during component setup.
 * @param asked the typed coins
 * @param unlisted looks up which of them the list lacks. Makes no call.
 */
export function watchUnlisted(
  asked: () => readonly string[],
  unlisted: (coins: readonly string[]) => Promise<readonly string[]>
): { readonly coins: readonly string[] } {
  let coins = $state.raw<readonly string[]>([])
  const key = $derived(asked().join(' '))
  $effect(() => {
    const typed = key
    coins = []
    if (typed === '') return
    let isOver = false
    const timer = setTimeout(() => {
      void unlisted(typed.split(' ')).then(found => {
        if (!isOver) coins = found
      })
    }, 120)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  })
  return {
    get coins() {
      return coins
    }
  }
}
