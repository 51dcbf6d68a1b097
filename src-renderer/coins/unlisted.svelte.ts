/**
 * Finds typed coins that aren't in the coin list, once the user stops typing. The service may still support
 * them. Create during component setup.
 * @param unlisted returns the coins that aren't in the list, without a call
 */
export function watchUnlisted(
  typedCoins: () => readonly string[],
  unlisted: (coins: readonly string[]) => Promise<readonly string[]>
): { readonly coins: readonly string[] } {
  let coins = $state.raw<readonly string[]>([])
  const key = $derived(typedCoins().join(' '))
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
