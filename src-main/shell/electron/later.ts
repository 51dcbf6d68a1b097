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
