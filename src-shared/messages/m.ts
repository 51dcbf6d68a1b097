export * as m from './compiled/areas'
