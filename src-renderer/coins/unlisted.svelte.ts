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
