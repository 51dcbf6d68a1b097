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
    readonly homepage: string
    readonly maintainer: string
    readonly section: string
    readonly categories: readonly string[]
    /** Paths by size, such as `48x48`. */
    readonly icon: Readonly<Record<string, string>>
    readonly desktopTemplate: string
    readonly depends: readonly string[]
    readonly compression: 'xz' | 'gzip' | 'zstd' | 'none'
  }
  export default function install(options: Options): Promise<unknown>
}
