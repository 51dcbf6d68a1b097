/**
 * Asks for a port as a page of ours does, within that page. Sent there as it is: nothing from outside is used.
 * @returns `a port` with one that answers, else `no port`
 */
export function portOrNone(): Promise<string> {
  const { askForPort } = globalThis as unknown as { readonly askForPort?: () => void }
  return new Promise(resolve => {
    setTimeout(() => resolve('no port'), 1_000)
    addEventListener('message', ({ ports: [port] }) => {
      if (!port) return
      port.onmessage = () => resolve('a port')
      port.postMessage({ id: 1, concept: 'settings', name: 'all' })
    })
    askForPort?.()
  })
}
