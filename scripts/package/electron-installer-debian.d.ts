declare module 'electron-installer-debian' {
  interface Options {
    readonly src: string
    readonly dest: string
    readonly arch: string
    readonly name: string
    readonly bin: string
    readonly productName: string
    readonly genericName: string
    readonly description: string
    readonly productDescription: string
    readonly version: string
    readonly maintainer: string
    readonly section: string
    readonly categories: readonly string[]
    /** The path of each icon by its size, such as `48x48`. */
    readonly icon: Readonly<Record<string, string>>
    readonly desktopTemplate: string
    readonly compression: 'xz' | 'gzip' | 'zstd' | 'none'
    /** Returns the final path of the package from the output folder and the temporary name of the package. */
    readonly rename: (folder: string, name: string) => string
    readonly logger: (text: string) => void
  }
  /** The methods of this class are the packaging steps, in order. */
  export class Installer {
    constructor(options: Options)
    readonly userSupplied: Options
    generateDefaults(): Promise<{ depends: string[] }>
    generateOptions(): void
    createStagingDir(): Promise<void>
    createContents(): Promise<void>
    createPackage(): Promise<void>
    movePackage(): Promise<void>
  }
}
