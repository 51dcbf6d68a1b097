/**
 * Looks up the typed coins once typing pauses. The service may still know a coin that the list lacks. Create
 * during component setup.
 * @param unlisted looks up which of the coins the list lacks. Makes no call.
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
