// These functions are sent as text, so they can't use outer variables or named functions (the bundler's name
// helper is missing).

/** @returns ms from the press until the element is painted */
export async function paintedAfterPress([button, wanted]: readonly [
  button: string,
  wanted: string
]): Promise<number> {
  const pressed = document.querySelector<HTMLElement>(button)
  if (!pressed) throw new Error(`There is no ${button}`)
  const began = performance.now()
  pressed.click()
  do await new Promise<void>(done => requestAnimationFrame(() => done()))
  while (!document.querySelector(wanted) && performance.now() - began < 5_000)
  // The message arrives after the frame was painted.
  await new Promise<void>(done => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => done()
    channel.port2.postMessage(null)
  })
  return performance.now() - began
}

/** @returns ms from a request to the main process until the response */
export async function answeredAfter([concept, name, input]: readonly [
  string,
  string,
  unknown
]): Promise<number> {
  const { candlewick } = globalThis as unknown as {
    candlewick: { request(concept: string, name: string, input: unknown): Promise<{ ok: boolean }> }
  }
  const began = performance.now()
  const reply = await candlewick.request(concept, name, input)
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return performance.now() - began
}

export async function scrolledBySteps([table, steps, px]: readonly [string, number, number]): Promise<void> {
  const box = document.querySelector<HTMLElement>(table)
  if (!box) throw new Error(`There is no ${table}`)
  for (let step = 0; step < steps; step++)
    await new Promise<void>(done => {
      requestAnimationFrame(() => {
        box.scrollTop += px
        done()
      })
    })
}
