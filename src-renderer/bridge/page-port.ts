declare global {
  interface Window {
    /** Defined by the preload script. */
    readonly requestPort: () => void
  }
}

/**
 * Requests the message port from the main process through the preload script. A page of another origin never
 * receives one.
 */
export function pagePort(): Promise<MessagePort> {
  return new Promise(resolve => {
    window.addEventListener('message', function take({ source, data, ports: [port] }) {
      if (source !== window || data !== 'port' || !port) return
      window.removeEventListener('message', take)
      resolve(port)
    })
    window.requestPort()
  })
}
