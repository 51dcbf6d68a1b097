/** Finds the first match by binary search, so all elements after it must match too. */
export function firstIndex<Of>(list: readonly Of[], holds: (one: Of) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle] as Of)) high = middle
    else low = middle + 1
  }
  return low
}
