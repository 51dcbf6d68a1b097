import { StandIn } from './stand-in'

/** The desktop's web browser. */
export class Browser extends StandIn {
  /** @param folder for the fake program */
  constructor(folder: string) {
    super(folder, 'xdg-open', `printf '%s\\n' "$1"`)
  }

  /** Opened addresses, in order. */
  opened(): readonly string[] {
    return this.told()
  }
}
