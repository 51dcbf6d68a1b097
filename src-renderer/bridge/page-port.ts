declare global {
  interface Window {
    /** The preload script defines this function. */
    readonly askForPort: () => void
  }
}

/** Asks the main process for the port, through the preload script. A page of another origin never receives one. */
export function pagePort(): Promise<MessagePort> {
  return new Promise(resolve => {
    window.addEventListener('message', function take({ source, data, ports: [port] }) {
      if (source !== window || data !== 'port' || !port) return
      window.removeEventListener('message', take)
      resolve(port)
    })
    window.askForPort()
  })
}
