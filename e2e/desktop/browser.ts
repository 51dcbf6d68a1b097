import { StandIn } from './stand-in'

/** The desktop's web browser. */
export class Browser extends StandIn {
  /** @param folder where its program goes */
  constructor(folder: string) {
    super(folder, 'xdg-open', `printf '%s\\n' "$1"`)
  }

  /** All that it was asked to open, in order. */
  opened(): readonly string[] {
    return this.told()
  }
}
