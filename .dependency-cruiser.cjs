// Not even types may be imported in a circle. eslint.layers.js defines which folders may import which.
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Move what both need into a file that both import.',
      from: {},
      to: { circular: true }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.svelte.ts', '.svelte', '.mjs', '.js'] }
  }
}
