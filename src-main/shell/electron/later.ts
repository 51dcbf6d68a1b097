/** A value that becomes available when a later part of the program has loaded. */
export class Later<Value> {
  tell: (value: Value) => void = () => undefined
  isThere = false
  readonly there = new Promise<Value>(resolve => {
    this.tell = value => {
      this.isThere = true
      resolve(value)
    }
  })
}
