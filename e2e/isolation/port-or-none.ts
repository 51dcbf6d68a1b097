/**
 * Requests a port from the preload script as our own page does. This function is passed as text, so it can't
 * use anything from outside.
 * @returns `a port` if the page receives one, else `no port`
 */
export function portOrNone(): Promise<string> {
  const { requestPort } = globalThis as unknown as { readonly requestPort?: () => void }
  return new Promise(resolve => {
    setTimeout(() => resolve('no port'), 1_000)
    addEventListener('message', ({ ports: [port] }) => {
      if (!port) return
      port.onmessage = () => resolve('a port')
      port.postMessage({ id: 1, concept: 'settings', name: 'all' })
    })
    requestPort?.()
  })
}
