/**
 * Coins that the loaded list does not hold, looked up once typing rests. They may be known to the service all the same.
 * To be made where a component is set up.
 * @param asked the coins typed.
 * @param unlisted asks which of them the list lacks. No call.
 */
export function watchUnlisted(
  asked: () => readonly string[],
  unlisted: (coins: readonly string[]) => Promise<readonly string[]>
): { readonly coins: readonly string[] } {
  let coins = $state.raw<readonly string[]>([])
  const key = $derived(asked().join(' '))
  $effect(() => {
    const mine = key
    coins = []
    if (mine === '') return
    const timer = setTimeout(() => {
      void unlisted(mine.split(' ')).then(found => {
        if (mine === key) coins = found
      })
    }, 120)
    return () => clearTimeout(timer)
  })
  return {
    get coins() {
      return coins
    }
  }
}
