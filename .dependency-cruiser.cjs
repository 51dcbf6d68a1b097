// No circle of files, imports of types included: what is read first must not need what is read last.
// Who may import whom is another table: eslint.layers.js.
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Move what both need into a file of its own, below both.',
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
